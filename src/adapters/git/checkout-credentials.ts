import { dirname, resolve } from 'node:path';
import { gitEnvironment, hardening } from './git.ts';
import { runToEnd } from './run-to-end.ts';

/**
 * Files in which actions/checkout left its token: the configuration of the workspace, or since version 6 a file of its own that is
 * included from there by condition (05-github, Runner; catalogue S6, S7). Absolute paths; none with `persist-credentials: false`.
 * Whoever reads one of them can push as the job.
 * @param program absolute path of git
 * @param workspace absolute folder of the checkout
 */
export async function checkoutCredentials(program: string, workspace: string): Promise<readonly string[]> {
  const run = configReader(program, workspace);
  const [config, entries] = await Promise.all([
    run('rev-parse', '--path-format=absolute', '--git-path', 'config'),
    run('config', '--local', '--null', '--get-regexp', TOKEN_OR_INCLUDE),
  ]);
  const file = config.trim();
  const pairs = entries
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.split(/\n(.*)/s, 2));
  const included = pairs.filter(([name = '']) => /^include(?:if\..*)?\.path$/is.test(name));
  const files = included.map(([, path = '']) => resolve(dirname(file), path));
  const own = pairs.length > included.length ? [file] : [];
  const theirs = await Promise.all(files.map(async (path) => ((await run(...tokensOf(path))) === '' ? [] : [path])));
  return [...new Set([...own, ...theirs.flat()])];
}

const TOKEN = '^http\\..*\\.extraheader$';
const TOKEN_OR_INCLUDE = `${TOKEN}|^include(if\\..*)?\\.path$`;

function tokensOf(path: string): readonly string[] {
  return ['config', '--file', path, '--null', '--get-regexp', TOKEN];
}

/** Reading configuration starts none of the programs that it names. What cannot be read is empty. */
function configReader(program: string, cwd: string): (...args: readonly string[]) => Promise<string> {
  const env = gitEnvironment(
    program,
    hardening.filter(([key]) => key !== 'core.bare'),
  );
  return async (...args) => {
    const { exitCode, stdout } = await runToEnd({ program, cwd, env, args });
    return exitCode === 0 ? stdout.toString('utf8') : '';
  };
}
