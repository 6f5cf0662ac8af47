import { rehearse } from './rehearsal/rehearse.ts';

/** Entry of the rehearsal agent: one process per attempt, like any coding CLI (03-interface "agent: command"). */
try {
  // A closed reader shows up as a failed write, which ends the attempt below.
  process.stdout.on('error', () => undefined);
  process.exitCode = await rehearse({
    args: process.argv.slice(2),
    cwd: process.cwd(),
    env: process.env,
    prompt: process.stdin,
    write,
    complain: (text) => process.stderr.write(text),
    ignoreSignal: (signal) => process.on(signal, () => undefined),
  });
} catch (error) {
  // A failed write is the reader's doing and needs no stack.
  const told = error instanceof Error && !('syscall' in error) ? error.stack : String(error);
  process.stderr.write(`rehearsal: ${told}\n`);
  process.exitCode = 70;
}

function write(chunk: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}
