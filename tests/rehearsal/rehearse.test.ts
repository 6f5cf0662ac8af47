import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scoreMaxBytes } from '../../src/rehearsal/score.ts';
import { type Attempt, play, run, TempFolder } from './agent.ts';

const score = `
version: 1
stories:
  US-001:
    attempts:
      - steps: [{ say: first }, { exit: 1 }]
      - steps: [{ say: second }]
  US-002:
    attempts:
      - steps: [{ say: only }]
    then: nothing
  7:
    attempts:
      - steps: []
`;
const others = `${score}  '*':\n    attempts:\n      - steps: [{ say: other }]\n`;

describe('the attempt of a story', () => {
  it.each<[string, string, string, number, number, string]>([
    ['a score of stories', score, 'US-001', 1, 1, 'first\n> exit 1\n'],
    ['a score of stories', score, 'US-001', 2, 0, 'second\n'],
    ['a score of stories', score, 'US-001', 3, 0, 'beyond the list of attempts: the last one again\nsecond\n'],
    ['a score of stories', score, 'US-002', 1, 0, 'only\n'],
    ['a score of stories', score, 'US-002', 2, 0, 'the score holds nothing for this attempt (then: nothing)\n'],
    ['a score of stories', score, '7', 1, 0, ''],
    ['a score with *', others, 'US-001', 2, 0, 'second\n'],
    ['a score with *', others, 'US-009', 1, 0, 'other\n'],
    ['a score with *', others, 'toString', 1, 0, 'other\n'],
  ])('%#: %s', (_name, text, story, attempt, code, output) => {
    using folder = new TempFolder();
    const played = play({ cwd: folder.path, score: folder.score(text), story, attempt, prompt: 'ünd' });
    expect(played.stderr).toBe('');
    expect(played.stdout).toBe(`rehearsal: ${story}, attempt ${attempt}, prompt of 4 bytes\n${output}`);
    expect(played.code).toBe(code);
  });

  it('the prompt is read to its end', () => {
    using folder = new TempFolder();
    const { stdout } = play({
      cwd: folder.path,
      score: folder.score(score),
      attempt: 2,
      prompt: 'x'.repeat(5_000_000),
    });
    expect(stdout).toContain('prompt of 5000000 bytes');
  });

  it('a score is found relative to the worktree', () => {
    using folder = new TempFolder();
    folder.score(score);
    expect(play({ cwd: folder.path, score: 'score.yaml', attempt: 2 }).code).toBe(0);
  });
});

describe('a wrong call plays nothing and exits with 64', () => {
  it.each<[string, Partial<Attempt>, string]>([
    [
      'a story that is not scored',
      { story: 'US-009' },
      'rehearsal: score.yaml: nothing is scored for story US-009 (the score has 7, US-001, US-002). Add "US-009:" under stories, or "\'*\':" for every other story.\n',
    ],
    ['a story that every object has', { story: 'toString' }, 'nothing is scored for story toString'],
    ['no story', { env: { RALPH_STORY: '' } }, 'rehearsal: RALPH_STORY is not set. Set it to the id of a story.\n'],
    ['attempt 0', { attempt: 0 }, 'rehearsal: RALPH_ATTEMPT is "0". Set it to a whole number from 1.\n'],
    ['attempt 1e1', { attempt: '1e1' }, 'rehearsal: RALPH_ATTEMPT is "1e1". Set it to a whole number from 1.\n'],
    [
      'another role',
      { env: { RALPH_ROLE: 'planner' } },
      'rehearsal: RALPH_ROLE is "planner". Set it to one of implement, spec-review, quality-review, plan, classify.\n',
    ],
    [
      'review call 0',
      { env: { RALPH_ROLE: 'spec-review', RALPH_REVIEW_CALL: '0' } },
      'rehearsal: RALPH_REVIEW_CALL is "0". Set it to a whole number from 1.\n',
    ],
    [
      'no score',
      { score: '' },
      'rehearsal: expected one argument, the path of the score, got 1. Set agent_args to it, for example .ralph/rehearsal.yaml.\n',
    ],
    [
      'a score that is not there',
      { score: 'none.yaml' },
      'rehearsal: none.yaml: no score can be read (ENOENT). Write one there (docs/rehearsal.md) or set agent_args to its path.\n',
    ],
    ['a folder', { score: 'folder' }, 'rehearsal: folder: not a regular file.'],
    ['a FIFO', { score: 'fifo' }, 'rehearsal: fifo: not a regular file.'],
    [
      'a huge score',
      { score: 'huge.yaml' },
      `rehearsal: huge.yaml: ${scoreMaxBytes + 1} bytes, the limit is ${scoreMaxBytes}. Split the score.\n`,
    ],
    [
      'a score with a mistake',
      { score: 'bad.yaml' },
      'rehearsal: bad.yaml:1: Invalid input: expected object, received string\n',
    ],
  ])('%s', (_name, attempt, message) => {
    using folder = new TempFolder();
    folder.score(score);
    folder.score('hello', 'bad.yaml');
    folder.score('#'.repeat(scoreMaxBytes + 1), 'huge.yaml');
    mkdirSync(join(folder.path, 'folder'));
    run(folder.path, 'mkfifo', 'fifo');
    const played = play({ cwd: folder.path, score: 'score.yaml', ...attempt });
    expect(played.stderr).toContain(message);
    expect(played.code).toBe(64);
    expect(played.stdout).toBe('');
  });

  it('every mistake of the call is told at once', () => {
    using folder = new TempFolder();
    writeFileSync(join(folder.path, 'x'), '');
    const { stderr } = play({ cwd: folder.path, score: '', story: '', attempt: -1, env: { RALPH_ROLE: '' } });
    expect(stderr.trim().split('\n')).toHaveLength(4);
  });
});
