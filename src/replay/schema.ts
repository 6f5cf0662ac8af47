import { z } from 'zod';
import { mostOfCall } from '../adapters/agents/result.ts';
import {
  CASSETTE_VERSION,
  type CallLine,
  type ChangeLine,
  MOST,
  type RecordedFile,
} from '../adapters/cassette/format.ts';
import { pathProblem } from '../rehearsal/paths.ts';

const LONG = 64 * 1024;
const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const name = z.string().min(1).max(200);
const digest = z.strictObject({
  word: z.string().regex(/^[A-Za-z0-9-]{0,64}$/, 'not the word of a prompt'),
  chars: count,
  parts: z.array(z.strictObject({ title: z.string().max(80), digest: z.string().regex(/^[0-9a-f]{8}$/) })).max(1000),
});
const stream = z.strictObject({ text: z.string().max(4 * MOST.stdoutTail), cut: count });
const tokens = count.max(mostOfCall.tokens);
const usage = z.strictObject({
  role: z.enum(['implement', 'spec', 'quality', 'plan', 'classify']),
  costUsd: z.exactOptional(z.number().min(0).max(mostOfCall.usd)),
  isReckoned: z.exactOptional(z.literal(true)),
  isPartial: z.exactOptional(z.literal(true)),
  isFlat: z.exactOptional(z.literal(true)),
  inputTokens: tokens,
  outputTokens: tokens,
  cacheReadTokens: tokens,
  cacheWriteTokens: tokens,
});
const resetAt = count.max(1e14);
const provider = z.strictObject({ class: name, detail: z.string().max(LONG), resetAt: z.exactOptional(resetAt) });

/** First line: the kind of file and its version. */
export const headSchema = z.strictObject({
  type: z.literal('cassette'),
  version: z.literal(CASSETTE_VERSION),
  runId: name,
  agent: name,
  reviewAgent: name,
  clients: z.record(name, name),
});

/** What a call said and how it ended. */
export const callSchema = z.strictObject({
  type: z.literal('call'),
  role: z.enum(['implement', 'spec-review', 'quality-review', 'plan', 'classify']),
  story: name,
  attempt: count.min(1),
  call: count.min(1),
  name,
  prompt: digest,
  stdout: stream,
  stderr: stream,
  durationMs: z.number().min(0),
  outcome: z.strictObject({
    verdict: z.enum(['pass', 'fail', 'warn', 'timeout', 'error', 'skipped']),
    reason: z.string().max(LONG),
    exitCode: z.exactOptional(z.int().min(0).max(255)),
    excerpt: z.strictObject({ lines: z.array(z.string().max(LONG)).max(200), truncated: count }),
    softLimitHit: z.boolean(),
    finalText: z.string().max(4 * LONG),
    usage: z.array(usage).max(100),
    provider: z.exactOptional(provider),
    tooLarge: z.exactOptional(z.literal(true)),
    badExit: z.exactOptional(z.literal(true)),
  }),
  redacted: count,
}) satisfies z.ZodType<CallLine>;

/** A path of the tree; `.git` is never one, under any spelling that a file system folds into it. */
const path = z
  .string()
  .max(4096)
  .superRefine((value, context) => {
    const problem = pathProblem(value) ?? gitProblem(value);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });

function gitProblem(value: string): string | undefined {
  const isGit = value
    .split('/')
    .some((segment) => /^\.git[. ]*$/i.test(segment.normalize('NFKC').replace(/\u200c|\u200d/g, '')));
  return isGit ? `${JSON.stringify(value)} leads into .git. A change holds files of the tree alone.` : undefined;
}

const before = z.exactOptional(z.string().regex(/^(?:[0-9a-f]{40})?$/));
const mode = z.enum(['100644', '100755', '120000']);
const file = z.union([
  z.strictObject({ path, before, delete: z.literal(true) }),
  z.strictObject({ path, before, mode, text: z.string() }),
  z.strictObject({ path, before, mode, base64: z.base64() }),
]);

/** What an implementer made of its tree. */
export const changeSchema = z.strictObject({
  type: z.literal('change'),
  story: name,
  attempt: count.min(1),
  name,
  files: z.array(file).max(MOST.changedFiles).superRefine(linksInside),
  ignored: z.array(path).max(1000),
  leftOut: z.array(z.string().max(4096)).max(100),
  notTaken: z.exactOptional(z.string().max(LONG)),
  redacted: count,
}) satisfies z.ZodType<ChangeLine>;

/** A link may lead to another place of the tree, as git's own may, and nowhere else. */
function linksInside(files: readonly RecordedFile[], context: z.core.$RefinementCtx): void {
  for (const each of files) {
    if (!('mode' in each) || each.mode !== '120000') continue;
    const target = 'text' in each ? each.text : undefined;
    const to =
      target === undefined || target === '' || target.startsWith('/') ? '..' : `${folderOf(each.path)}${target}`;
    const problem = leavesTree(to);
    if (problem)
      context.addIssue({ code: 'custom', message: `the link ${JSON.stringify(each.path)} leads out of the tree.` });
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Counted segment by segment: a way that leaves and comes back names a folder that we do not know. */
function leavesTree(path: string): boolean {
  let depth = 0;
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    depth += segment === '..' ? -1 : 1;
    if (depth < 0) return true;
  }
  return false;
}
