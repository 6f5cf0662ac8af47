import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FinishedStep } from '../support/action-runner.ts';
import { demoToken } from '../support/demo-repository.ts';
import { PWNED } from '../support/hostile-lines.ts';
import { executedIn } from '../support/runner-oracle.ts';
import { createScenario, type Scenario } from '../support/scenario.ts';
import { filesOf } from '../support/scenario-facts.ts';
import { commandsWith } from '../support/scenario-processes.ts';
import { shellAgent } from '../support/scenario-project.ts';
import { oneStoryWith } from '../support/scenario-refusal.ts';

/*
 * What an agent of the controller's own user can do to the controller, tried from inside of a run. At the level "process" much of it
 * works, and then the report has to say so; at a level with namespaces nothing of it works. Each test holds at every level.
 */

/** Looks for the token, spelt backwards here, in the memory of its parent. */
const scanMemory = `
const fs = require('node:fs');
const wanted = [...'${[...demoToken].reverse().join('')}'].reverse().join('');
const memory = fs.openSync('/proc/' + process.ppid + '/mem', 'r');
const buffer = Buffer.alloc(1 << 20);
for (const line of fs.readFileSync('/proc/' + process.ppid + '/maps', 'utf8').split('\\n')) {
  const [, from, to] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line) ?? [];
  if (from === undefined) continue;
  for (let at = parseInt(from, 16); at < parseInt(to, 16); at += buffer.length - 64) {
    try {
      const count = fs.readSync(memory, buffer, 0, Math.min(buffer.length, parseInt(to, 16) - at), at);
      if (buffer.subarray(0, count).includes(wanted)) { console.log('memory'); process.exit(); }
    } catch { break; }
  }
}`;

/** The only one of its kind on this machine. */
const escaped = `sleep ${70_000 + process.pid}`;

/** Tries everything and writes down in its tree what worked, the only place that is surely taken from it. */
const agent = shellAgent(`
found() { echo "$1" >> src/found.txt; }
: > src/found.txt
tr '\\0' '\\n' < /proc/self/environ | grep -q '^INPUT_\\|^GITHUB_\\|^ACTIONS_' && found own-environment
tr '\\0' '\\n' 2> /dev/null < "/proc/$PPID/environ" | grep -q '^INPUT_GITHUB_TOKEN=' && found environment
cat > "$TMPDIR/scan.cjs" << 'EOF'
${scanMemory}
EOF
(exec 2> /dev/null; node -e "
  Object.defineProperty(process, 'ppid', { value: Number(process.argv[1]) });
  require(process.argv[2]);" "$PPID" "$TMPDIR/scan.cjs") >> src/found.txt
{ echo '::notice::${PWNED} by the log' > "/proc/$PPID/fd/1"; } 2> /dev/null && found log
temp=$PWD
while [ "$temp" != / ] && [ ! -d "$temp/_runner_file_commands" ]; do temp=$(dirname "$temp"); done
for file in "$temp"/_runner_file_commands/*; do
  { echo 'conclusion=${PWNED}' >> "$file"; } 2> /dev/null && found file-commands
done
sudo -n true 2> /dev/null && found root
env -i PATH="$PATH" setsid ${escaped} > /dev/null 2>&1 &
sleep 0.2
grep -v = src/found.txt | sort -u -o src/found.txt
line one 'one: 1st' 'one: 1st'
`);

const unsafe =
  /Isolation: level process\. Unsafe: agents and gates ran as the user of the controller and could read its memory/;
const hasSudo = works('sudo', ['-n', 'true']);

describe.runIf(process.platform === 'linux')('an agent that attacks the controller', () => {
  let scenario: Scenario;
  let step: FinishedStep;
  let found: readonly string[] = [];

  beforeAll(async () => {
    scenario = await createScenario(oneStoryWith({ agent }));
    step = await scenario.run({ pipes: true });
    const files = filesOf(scenario.remote.gitDir, 'ralph/default');
    found = files['src/found.txt']?.split('\n').slice(1).filter(Boolean) ?? ['nothing was tried'];
  });
  afterAll(async () => {
    for (const { pid } of commandsWith(escaped)) process.kill(pid, 'SIGKILL');
    await scenario[Symbol.asyncDispose]();
  });

  it('did its work too, so that all of this was tried', () => {
    expect(step.outputs, step.log).toMatchObject({ halt: 'ready' });
    expect(found).not.toContain('nothing was tried');
  });

  it('[S2] finds no variable of the runner in its own environment', () => {
    expect(found).not.toContain('own-environment');
  });

  it('[S3] reads the environment of the controller only where the report says so', () => {
    expect(unsafe.test(step.summary) || !found.includes('environment'), found.join()).toBe(true);
  });

  it('[S4] reads the memory of the controller only where the report says so', () => {
    expect(unsafe.test(step.summary) || !found.includes('memory'), found.join()).toBe(true);
  });

  it.runIf(hasSudo)('[S5] becomes root only where the report says so', () => {
    expect(unsafe.test(step.summary) || !found.includes('root'), found.join()).toBe(true);
  });

  it('[O8] writes into our log only where the report says so', () => {
    const isForged = executedIn(step.log).commands.some(({ data }) => data.includes(PWNED));
    expect(isForged).toBe(found.includes('log'));
    expect(unsafe.test(step.summary) || !isForged).toBe(true);
  });

  it('[O9] changes no output, whatever it could write into the files of the runner', () => {
    expect(step.outputs['conclusion']).toBe('success');
    expect(JSON.stringify([step.outputs, step.state, step.summary])).not.toContain(PWNED);
  });

  it('[R3] leaves a process without a trace of its origin only where the report says so', () => {
    const says = /a child that drops its environment and its session can outlive the kill/;
    expect(says.test(step.summary) || commandsWith(escaped).length === 0).toBe(true);
  });
});

function works(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
