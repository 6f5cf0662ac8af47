import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Score, Step } from '../../src/rehearsal/schema.ts';
import { readScore } from '../../src/rehearsal/score.ts';
import { selectAttempt } from '../../src/rehearsal/select.ts';
import { reply, type ScriptedUsage, say, type Turn } from '../support/model-server/script.ts';
import { leaveBehind } from './left-behind.ts';
import { type Asked, judged, type Mind, met } from './model.ts';

/** Folder of the demo project. */
export const demoProject = join(import.meta.dirname, '..', '..', 'examples', 'demo');

/** A model that does in the demo project what its rehearsal score says, by the shell of whatever client asks it. */
export function demoMind(usage: Required<ScriptedUsage>): Mind {
  const score = demoScore();
  const look = reply([{ bash: `${lookAround}; echo "story=$RALPH_STORY attempt=$RALPH_ATTEMPT"` }], { usage });
  const review = ({ nonce, ids }: Asked): Turn =>
    say(judged({ nonce, criteria: met(ids, { file: 'package.json', line: 1 }) }), usage);
  return {
    implement: ({ step, seen, attempt }) => {
      if (step === 0) return look;
      const story = /story=(\S+) attempt=\d+/.exec(seen)?.[1];
      if (story === undefined) return say('Done.', usage);
      const chosen = selectAttempt(score, { story, attempt });
      const steps = chosen.type === 'steps' ? chosen.steps : [];
      return reply([{ bash: `set +e\n${steps.map(commandOf).join('\n')}\necho done` }], { usage });
    },
    spec: review,
    quality: review,
  };
}

/** What a tool shell sees of the key. */
const lookAround = 'env | grep f3b1c0ffee || echo no variable has it';

function demoScore(): Score {
  const path = join(demoProject, '.ralph', 'rehearsal.yaml');
  const read = readScore(readFileSync(path, 'utf8'), path);
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  return read.score;
}

/** The same in words of a shell, where it changes something. */
function commandOf({ kind, value }: Step): string {
  switch (kind) {
    case 'write':
      return `mkdir -p "$(dirname ${quote(value.path)})"; printf %s ${quote(value.content)} > ${quote(value.path)}`;
    case 'append':
      return `printf %s ${quote(value.content)} >> ${quote(value.path)}`;
    case 'replace':
      return node(
        'const [p, a, b] = process.argv.slice(1); fs.writeFileSync(p, fs.readFileSync(p, "utf8").replace(a, () => b))',
        [value.path, value.find, value.with],
      );
    case 'delete':
      // One client refuses every rm that is forced.
      return `rm ${quote(value)}`;
    case 'run':
      return value;
    case 'commit':
      return `git add -A; git commit -q -m ${quote(value)}`;
    case 'flip':
      return node(
        'const [p, id] = process.argv.slice(1); const prd = JSON.parse(fs.readFileSync(p, "utf8")); for (const s of prd.userStories) if (s.id === id) s.passes = true; fs.writeFileSync(p, JSON.stringify(prd))',
        [value.file, value.story],
      );
    case 'spawn':
      return leaveBehind(value);
    case 'say':
    case 'sleep':
    case 'final':
      return ':';
    default:
      throw new Error(`the demo's score has a step of the kind ${kind}, which no model plays yet`);
  }
}

function node(script: string, args: readonly string[]): string {
  return `node -e ${quote(script)} ${args.map(quote).join(' ')}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
