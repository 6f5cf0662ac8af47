import {
  cleanLines,
  type Hit,
  type Location,
  type LocationOptions,
  type LocationSource,
  lineHit,
  messageOf,
  placeFinder,
  type Reader,
} from './frames.ts';
import { readBiome, readJavaScript, readJest, readNodeTest, readStylish, readVitest } from './locations-javascript.ts';
import { readCargo, readGo, readGoogleTest, readPytest, readPython } from './locations-other.ts';
import { readTapFailures } from './tap.ts';

/** Most locations of one output: GitHub shows ten per level. */
const MOST_LOCATIONS = 50;
const MOST_TITLE_CHARS = 200;

/** A format that says everything in one line, by the groups file, line, column, level, title, code and text. */
interface LineFormat {
  readonly source: LocationSource;
  readonly pattern: RegExp;
}

/** `path:line:` or `path:line:column:` at the start of a line; the path may have to end in a certain way. */
const at = (ending = ''): string =>
  String.raw`(?<file>(?:[A-Za-z]:[\\/])?[^\s:][^:]*)${ending}:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?:`;

const lineFormats: readonly LineFormat[] = [
  // `a.ts(2,9): error TS2322: text`, and pretty `a.ts:2:9 - error TS2322: text`
  {
    source: 'tsc',
    pattern:
      /^(?<file>\S.*?)\((?<line>\d{1,7}),(?<column>\d{1,7})\): (?<level>error|warning) (?<title>TS\d{1,7}): (?<text>.*)/,
  },
  {
    source: 'tsc',
    pattern:
      /^\s*(?<file>\S[^:]*):(?<line>\d{1,7}):(?<column>\d{1,7}) - (?<level>error|warning) (?<title>TS\d{1,7}): (?<text>.*)/,
  },
  // `a.js:2:9: text [Error/rule]` (ESLint's unix)
  {
    source: 'eslint',
    pattern: new RegExp(String.raw`^${at()} (?<text>.*) \[(?<level>Error|Warning)(?:\/(?<title>[^\s\]]+))?\]$`),
  },
  // `src/lib.rs:3:5: error[E0308]: text` (`--message-format short`)
  {
    source: 'cargo',
    pattern: new RegExp(
      String.raw`^${at(String.raw`(?<=\.rs)`)} (?<level>error|warning)(?:\[(?<title>[\w:-]+)\])?: (?<text>.*)`,
    ),
  },
  // `a.py:4: error: text  [rule]` (mypy), `a.py:1:8: F401 text` (ruff, flake8, pylint)
  {
    source: 'python',
    pattern: new RegExp(
      String.raw`^${at(String.raw`(?<=\.pyi?)`)} (?:(?<level>error|warning)|(?<code>[A-Z]{1,5}\d{1,5})):? (?:(?<text>.*) {2}\[(?<title>.*)\]$|(?<text>.*))`,
    ),
  },
  // `a.c:1:37: error: text` of all compilers; the flag behind a warning is its title
  {
    source: 'gcc',
    pattern: new RegExp(
      String.raw`^${at()} (?<level>(?:fatal )?error|warning): (?:(?<text>.*) \[(?<title>-W.*)\]$|(?<text>.*))`,
    ),
  },
  // `src/a.c:2: undefined reference to 'other'`
  { source: 'gcc', pattern: new RegExp(String.raw`^${at()} (?<text>(?:undefined reference|multiple definition).*)`) },
  // `program: src/a.c:2: main: Assertion '1 == 2' failed.`
  {
    source: 'gcc',
    pattern: new RegExp(String.raw`^(?=.*: Assertion )(?=.* failed\.$)(?:[^:]|:(?! ))*: ${at()}(?: (?<text>.*))?$`),
  },
];

/** The reader of the one-line formats of a tool. */
function linesOf(source: LocationSource): Reader {
  const patterns = lineFormats.filter((format) => format.source === source).map(({ pattern }) => pattern);
  return (lines) =>
    lines.flatMap((line, index) => {
      for (const pattern of patterns) {
        const groups = pattern.exec(line)?.groups;
        if (groups !== undefined) return [lineHit(source, index, groups)];
      }
      return [];
    });
}

/** `::error file=a.js,line=3,col=1,title=x::text`: annotations that a tool wrote itself, which never reach the runner as commands. */
const readWorkflowCommands: Reader = (lines) =>
  lines.flatMap((line, index) => {
    const [, level, properties = '', text = ''] = /^\s*::(error|warning) ([^:]*)::(.*)/.exec(line) ?? [];
    if (level === undefined) return [];
    const values = new Map(properties.split(',').map(propertyOf));
    return [
      {
        from: index,
        to: index,
        ...(level === 'warning' ? { level } : {}),
        message: messageOf(unescaped(text).split('\n')),
        title: messageOf([values.get('title') ?? '']),
        source: 'workflow-command',
        places: [
          {
            file: values.get('file') ?? '',
            line: Number(values.get('line') ?? 1),
            column: Number(values.get('col') ?? values.get('column')),
          },
        ],
      },
    ];
  });

function propertyOf(text: string): readonly [string, string] {
  const equals = text.indexOf('=');
  return [text.slice(0, Math.max(0, equals)).trim(), unescaped(text.slice(equals + 1))];
}

/** The runner's own escapes; `%25` last, because it stands for the sign itself. */
function unescaped(text: string): string {
  return text
    .replaceAll('%0D', '')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}

/** What knows a format best comes first: the lines it read are not read again by a more general reader. */
const readers: readonly Reader[] = [
  readWorkflowCommands,
  readTapFailures,
  readNodeTest,
  readVitest,
  readJest,
  readPytest,
  linesOf('tsc'),
  readStylish,
  linesOf('eslint'),
  readBiome,
  linesOf('cargo'),
  readCargo,
  readGo,
  linesOf('python'),
  readPython,
  linesOf('gcc'),
  readGoogleTest,
  readJavaScript,
];

/**
 * The lines of the repository that a gate's output complains about: errors before warnings, each in the order of the output, no place
 * twice with the same words, at most 50. Of a failure with several places the first inside the repository counts; a failure with none
 * is left out. Output of any size or content; of huge ones the beginning and the end.
 */
export function readLocations(output: string, options: LocationOptions = {}): readonly Location[] {
  const found = located(cleanLines(output), options);
  const sorted = found.toSorted((a, b) => rank(a) - rank(b) || a.at - b.at);
  const distinct = Map.groupBy(sorted, ({ location: { file, line, message } }) =>
    JSON.stringify([file, line, message]),
  );
  return [...distinct.values()].flatMap(([first]) => first?.location ?? []).slice(0, MOST_LOCATIONS);
}

interface Found {
  readonly at: number;
  readonly location: Location;
}

function located(lines: readonly string[], options: LocationOptions): readonly Found[] {
  const placeOf = placeFinder(options);
  const taken = new Uint8Array(lines.length);
  return readers.flatMap((reader) => {
    const found = reader(lines).flatMap((hit) => {
      const place = taken[hit.from] === 1 ? undefined : placeOf(hit);
      return place === undefined ? [] : [{ hit, place }];
    });
    for (const { hit } of found) taken.fill(1, hit.from, hit.to + 1);
    return found.map(({ hit, place }) => ({ at: hit.from, location: locationOf(hit, place) }));
  });
}

function locationOf(hit: Hit, place: Pick<Location, 'file' | 'line' | 'column'>): Location {
  const title = (hit.title ?? '').slice(0, MOST_TITLE_CHARS).toWellFormed();
  return {
    ...place,
    level: hit.level ?? 'error',
    message: hit.message || title || 'failed here',
    ...(title === '' ? {} : { title }),
    source: hit.source,
  };
}

function rank({ location }: Found): number {
  return location.level === 'error' ? 0 : 1;
}
