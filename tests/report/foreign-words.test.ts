import { expect, test } from 'vitest';
import { parseForeign } from '../../src/adapters/store/foreign-journal.ts';
import { formatLine } from '../../src/adapters/store/journal-line.ts';
import { fold } from '../../src/core/loop.ts';
import type { RunState } from '../../src/core/state.ts';
import { stickyComment } from '../../src/report/comment.ts';
import { publishedSummary } from '../../src/report/hand-over-words.ts';
import { pullRequestBody, pullRequestTitle } from '../../src/report/pull-request.ts';
import { summary } from '../../src/report/summary.ts';
import { plan, play } from '../support/history.ts';
import { asWritten, writtenRun } from '../support/written-events.ts';

const payload =
  'Zq [click](https://evil.example/p) ![i](https://evil.example/i.png) <img src=x> @acme/admins closes #7\n/ralph run\n<!-- ralph:x -->\nZq';

/** What of it GitHub or a reader of comments would take for more than text. */
const active: readonly RegExp[] = [
  /(?<!\\)\[click\]\(https/,
  /!\[i\]\(/,
  /<img src=x/,
  /(?<![\u2060\u200b\w`&;])@acme\/admins/,
  /^\/ralph run/m,
  /<!-- ralph:x/,
  /closes #7/,
];

const links = {
  serverUrl: 'https://github.test',
  repository: 'acme/w',
  runUrl: 'https://github.test/acme/w/actions/runs/1',
};

function shown(state: RunState): string {
  const texts = [pullRequestTitle(state), pullRequestBody(state, { links }), stickyComment(state, { links })];
  const all = [...texts, publishedSummary(state, 60_000), summary(state, {})].join('\n\n');
  // Nothing is markup in a code block.
  return all.replace(/^(`{3,})[^\n]*\n[\s\S]*?\n\1$/gm, '');
}

type Path = readonly (string | number)[];

function* leaves(value: unknown, at: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return yield at;
  for (const [key, item] of Object.entries(value))
    yield* leaves(item, [...at, Array.isArray(value) ? Number(key) : key]);
}

/** The state of a journal that says the payload at one place; undefined when nobody reads it, or nothing comes of it. */
function told(events: readonly unknown[], path: Path): RunState | undefined {
  const changed = structuredClone(events);
  const holder = path.slice(0, -1).reduce((at: unknown, key) => (at as Record<string, unknown>)[key], changed);
  (holder as Record<string, unknown>)[path.at(-1) ?? ''] = payload;
  const lines = changed.map((body, seq) => `${formatLine({ seq, kind: 'event', body })}\n`).join('');
  const content = parseForeign(Buffer.from(lines), { name: `${writtenRun}.jsonl`, called: 'it' });
  try {
    return content.ok ? fold(content.events)?.state : undefined;
  } catch {
    return undefined;
  }
}

test('whatever a journal from outside says is text where GitHub shows it, and can be shown', () => {
  const reviewed = play(plan(['A', 'B'], { reviewAgent: 'rehearsal', notices: ['one'] }), {
    attempts: { A: ['fail', 'pass'] },
  });
  const failed = play(plan(['A'], { checks: [{ name: 'test', command: 'npm test' }] }), {
    attempts: { A: ['fail', 'missing-module'] },
  });
  const seen = new Set<string>();
  let count = 0;
  for (const events of [reviewed, failed].map((each) => asWritten(each.events)))
    for (const path of leaves(events)) {
      const { type } = events[Number(path[0])]?.outcome ?? {};
      const place = [type, ...path.slice(2).filter((key) => typeof key === 'string')].join('.');
      const state = seen.has(place) ? undefined : told(events, path);
      seen.add(place);
      if (state === undefined) continue;
      count += 1;
      const text = shown(state);
      for (const pattern of active) expect(pattern.test(text), `${place} ${pattern}`).toBe(false);
    }
  expect(count).toBeGreaterThan(25);
});
