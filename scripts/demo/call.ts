import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gateTimeouts } from '../../src/settings/codecs-lists.ts';
import { repositoryRoot } from '../../tests/support/action-runner.ts';

/** Who plays the agent, and where what it does is written down or read. */
export interface DemoCall {
  readonly agent: 'rehearsal' | 'replay' | 'claude';
  readonly cassette: string;
  readonly record: string | undefined;
  /** In place of the limits that the demo would have. */
  readonly limits: string | undefined;
}

/** What `--agent claude` is billed to: one of them. */
export const keys = ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'];

const ownCassette = join(repositoryRoot, 'tests', 'fixtures', 'cassettes', 'demo.jsonl');

const usage =
  'Usage: npm run demo [-- --agent rehearsal|replay|claude] [--gate-timeouts test=SOFT/HARD] [--record FILE] [--cassette FILE]';

/** What is to be played, or the exit code of a call that plays nothing: 0 when it asks for help, 2 when it is wrong, which is said. */
export function chosenCall(args: readonly string[]): DemoCall | number {
  const given = optionsOf(args);
  if (typeof given === 'number') return given;
  const { agent } = given;
  const cassette = resolve(given.cassette ?? ownCassette);
  const record = given.record === undefined ? undefined : resolve(given.record);
  const limits = given['gate-timeouts'];
  if (agent === 'rehearsal' || agent === 'replay') return { agent, cassette, record, limits };
  if (agent !== 'claude') {
    console.error(`demo: --agent ${agent} is not known here. Write rehearsal, replay or claude.`);
  } else if (keys.every((name) => !process.env[name])) {
    console.error(`demo: --agent claude needs a key. Set ${keys.join(' or ')}; the run is billed to it.`);
  } else return { agent, cassette, record, limits };
  return 2;
}

/** What the run would stumble over once the last report is gone. */
function mistakeIn({
  agent,
  cassette,
  'gate-timeouts': limits,
}: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof cassette === 'string') {
    if (agent !== 'replay') return `--cassette ${cassette} is played by --agent replay alone.`;
    if (!statSync(cassette, { throwIfNoEntry: false })?.isFile()) return `--cassette ${cassette} is no file.`;
  }
  const read = typeof limits === 'string' ? gateTimeouts.safeParse(limits) : undefined;
  const [problem] = read?.error?.issues ?? [];
  return problem && `--gate-timeouts ${limits}: ${String(problem.path[0] ?? 'it')} ${problem.message}`;
}

function optionsOf(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        agent: { type: 'string', default: 'rehearsal' },
        record: { type: 'string' },
        cassette: { type: 'string' },
        'gate-timeouts': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) {
      console.log(usage);
      return 0;
    }
    const mistake = mistakeIn(values);
    if (mistake === undefined) return values;
    console.error(`demo: ${mistake}\n${usage}`);
  } catch (error) {
    console.error(`demo: ${error instanceof Error ? error.message : error}\n${usage}`);
  }
  return 2;
}
