/** What the command line of a check starts, as far as its text tells. */
export interface GateLine {
  /** Names of programs, each once; builtins and keywords of bash are none. */
  readonly programs: readonly string[];
  /** Scripts of package.json that it runs. */
  readonly scripts: readonly string[];
}

/** Reads a line without running it; what quotes or expansions hide is left out, so that nothing is reported that is not there. */
export function readGateLine(command: string): GateLine {
  const shown = command.replaceAll(/'[^']*'|"(?:\\.|[^"\\])*"/g, QUOTED);
  if (/[`<]|\$\(/.test(shown)) return { programs: [], scripts: [] };
  const parts = shown.split(/&&|\|\||[;|&\n]/).map((part) => wordsOf(part));
  const programs = parts.flatMap(([first]) => (first !== undefined && isProgram(first) ? [first] : []));
  const isElsewhere = parts.some(([first]) => first === 'cd' || first === 'pushd');
  return {
    programs: [...new Set(programs)],
    scripts: isElsewhere ? [] : [...new Set(parts.flatMap(scriptOf))],
  };
}

const QUOTED = '\u0001';

/** Without assignments and words that only lead to the command. */
function wordsOf(part: string): readonly string[] {
  const words = part.split(/\s/).filter(Boolean);
  const first = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word) && !leading.has(word));
  return words.slice(first < 0 ? words.length : first);
}

const leading: ReadonlySet<string> = new Set([
  ...['!', '(', '{', 'exec', 'command', 'time', 'env', 'nohup'],
  ...['if', 'then', 'else', 'elif', 'while', 'until', 'do'],
]);

function isProgram(word: string): boolean {
  return /^[\w./+@][\w./+@-]*$/.test(word) && !builtins.has(word);
}

const builtins: ReadonlySet<string> = new Set([
  ...[
    'cd',
    'echo',
    'export',
    'set',
    'test',
    'true',
    'false',
    'source',
    '.',
    'printf',
    'exit',
    'return',
    'read',
    'trap',
  ],
  ...['ulimit', 'umask', 'unset', 'wait', 'shopt', 'eval', 'pushd', 'popd', 'type', 'let', 'local', 'declare', 'sleep'],
  ...['fi', 'for', 'done', 'case', 'esac', 'function', 'select'],
]);

/** Only forms that cannot mean anything else: `yarn x` may be a program, and an option may name another folder. */
function scriptOf(words: readonly string[]): readonly string[] {
  const [manager = '', verb = '', name = ''] = words;
  if (!['npm', 'pnpm', 'yarn', 'bun'].includes(manager)) return [];
  if (words.some((word) => /^(?:-C|-w|-r|--(?:prefix|workspaces?|filter|cwd|dir|recursive|if-present))\b/.test(word)))
    return [];
  if ((verb === 'test' || verb === 't') && manager !== 'bun') return ['test'];
  return (verb === 'run' || verb === 'run-script') && /^[\w:./][\w:./-]*$/.test(name) ? [name] : [];
}
