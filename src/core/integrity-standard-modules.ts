import { joinPath } from './integrity-commands.ts';
import type { ModuleRun } from './integrity-python-modules.ts';

/** Modules of Python's standard library that runners and tests import; those whose names projects give their own folders are not here. */
const standard = new Set(
  `abc argparse array ast asyncio atexit base64 bdb bisect builtins calendar cmath collections colorsys configparser contextlib
  contextvars copy copyreg csv ctypes dataclasses datetime decimal difflib dis doctest enum errno faulthandler fnmatch fractions
  functools gc getopt getpass gettext glob graphlib gzip hashlib heapq hmac importlib inspect io ipaddress itertools json keyword
  linecache locale logging lzma math mimetypes multiprocessing numbers operator optparse os pathlib pdb pickle pkgutil platform
  pprint posixpath queue random re reprlib runpy sched select selectors shelve shlex shutil signal socket sqlite3 ssl stat
  statistics string struct subprocess sys sysconfig tempfile textwrap threading time timeit tomllib traceback tracemalloc types
  typing unicodedata unittest urllib uuid warnings weakref zipfile zlib zoneinfo`.split(/\s+/),
);

/** Finds an added file that Python would import in the place of one of its own modules; the name of the check that runs there. */
export function standardShadow(modules: ReadonlyMap<ModuleRun, string>): (path: string) => string | undefined {
  const folders = new Map([...modules].map(([{ folder }, check]) => [joinPath(folder, '') ?? folder, check]));
  return (path) => {
    const match = /^(?:(.*)\/)?(?!__init__)(\w+)(?:\.py|\/__init__\.py)$/.exec(path);
    return match !== null && standard.has(match[2] ?? '') ? folders.get(match[1] ?? '') : undefined;
  };
}
