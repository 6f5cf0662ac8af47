import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../support/action-runner.ts';
import { replayed, verdictsOf } from '../support/client-cassette.ts';
import { reply, say } from '../support/model-server/script.ts';
import { type ActionRun, runWithClient } from './action-rig.ts';
import { type RealClient, tryInstall, versionOf } from './install.ts';
import { type Asked, careful, type Mind } from './model.ts';
import { secretKey } from './services.ts';

/** RALPH_RECORD=1 lays the tapes where the end-to-end tests play them without a client. */
const isRecording = process.env['RALPH_RECORD'] === '1';

const clients: readonly RealClient[] = ['claude', 'codex'];
const installs = new Map(await Promise.all(clients.map(async (name) => [name, await tryInstall(name)] as const)));
for (const [name, found] of installs) if (!found.ok) console.info(`No tape of the real ${name}: ${found.reason}.`);

const usage = { input: 1_203, output: 41, cacheRead: 907 };
const reviewer = careful('src/one.txt', 'one: 1st', { input: 777, output: 99, cacheRead: 1_501 });

/** It writes the wrong line, is told of it by the gate, and writes the right one; its words quote a limit. */
const mind: Mind = {
  implement: ({ step, attempt }: Asked) => {
    if (step > 0) return say("Done. You've hit your usage limit is what the text says.", usage);
    const line = attempt === 1 ? 'one: first' : 'one: 1st';
    const test = "test('one', () => expectLine('src/one.txt', 'one: 1st'));";
    return reply([{ bash: `echo '${line}' > src/one.txt; echo "${test}" > test/one.test.js; echo ${secretKey}` }], {
      usage,
    });
  },
  spec: reviewer,
  quality: reviewer,
};

describe.each(clients)('the tape of a run with the real %s on a scripted model', (client) => {
  it.skipIf(installs.get(client)?.ok !== true)(
    'is played to the same verdicts without client, model and key',
    async () => {
      await runWithClient({ client, mind, inputs: { record: 'true' } }, async (run) => {
        const { step, gitDir } = run;
        expect([step.exitCode, step.outputs['halt'], step.outputs['iterations']], step.log).toEqual([0, 'ready', '2']);
        const tape = tapeOf(run, client);
        expect(tape).toContain(`"clients":{"${client}":"${versionOf(client)}"}`);
        expect(tape).not.toContain(secretKey);
        const file = join(run.temp, 'tape.jsonl');
        writeFileSync(file, tape);
        expect(await replayed(file)).toEqual(verdictsOf(step, gitDir));
        if (isRecording) keep(tape, client);
      });
    },
  );
});

/** What belongs to the machine is no part of it. */
function tapeOf({ temp }: ActionRun, client: RealClient): string {
  const [found = ''] = globSync('ralph/*/cassettes/*.jsonl', { cwd: temp });
  return readFileSync(join(temp, found), 'utf8')
    .replaceAll(dirname(temp), `/tmp/${client}`)
    .replaceAll(dirname(temp).replaceAll('/', '-'), `-tmp-${client}`)
    .replaceAll(repositoryRoot, '/src')
    .replaceAll(`${homedir()}/`, '/home/runner/')
    .replaceAll(/(127\.0\.0\.1|localhost):\d{4,5}/g, '$1:PORT');
}

function keep(tape: string, client: RealClient): void {
  const folder = join(repositoryRoot, 'tests', 'fixtures', 'cassettes');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${client}.jsonl`), tape);
}
