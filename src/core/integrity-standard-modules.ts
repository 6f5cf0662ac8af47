import { joinPath } from './integrity-commands.ts';
import type { ModuleRun } from './integrity-python-modules.ts';

/** Modules of Python's standard library that runners and tests import; those are not here whose names a project may well give to its own. */
const standard = new Set(
  `abc argparse ast asyncio base64 bdb collections colorsys contextlib contextvars copy copyreg csv ctypes dataclasses datetime
  decimal difflib dis doctest enum fnmatch functools getopt getpass gettext glob gzip hashlib hmac importlib inspect io json
  linecache logging lzma mimetypes multiprocessing optparse os pathlib pdb pickle pkgutil pprint posixpath re reprlib runpy
  shelve shlex shutil signal socket sqlite3 ssl struct subprocess sysconfig tempfile textwrap threading tomllib traceback
  tracemalloc types typing unicodedata unittest urllib uuid warnings weakref zipfile zlib zoneinfo`.split(/\s+/),
);

/** Finds an added file that Python would import in the place of one of its own modules; the name of the check that runs there. */
export function standardShadow(modules: ReadonlyMap<ModuleRun, string>): (path: string) => string | undefined {
  const folders = new Map([...modules].map(([{ folder }, check]) => [joinPath(folder, '') ?? folder, check]));
  return (path) => {
    const match = /^(?:(.*)\/)?(?!__init__)(\w+)(?:\.py|\/__init__\.py)$/.exec(path);
    return match !== null && standard.has(match[2] ?? '') ? folders.get(match[1] ?? '') : undefined;
  };
}
