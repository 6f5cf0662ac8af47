import type { Part } from './adapters/cassette/part.ts';
import { playPart } from './replay/play.ts';

/** Entry of the replay agent: one process per call, like any coding CLI; what it is to play comes on its stdin (docs/replay.md). */
try {
  process.stdout.on('error', () => undefined);
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const part = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Part;
  const problem = await playPart({
    part,
    write: (text) => new Promise((done, fail) => process.stdout.write(text, (error) => (error ? fail(error) : done()))),
    complain: (text) => process.stderr.write(text),
  });
  if (problem !== undefined) fail(problem);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function fail(problem: string): void {
  process.stderr.write(`replay: ${problem.replaceAll('\n', ' ')}\n`);
  process.exitCode = 70;
}
