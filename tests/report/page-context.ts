import { expect } from 'vitest';
import type { RunState } from '../../src/core/state.ts';
import type { PageContext } from '../../src/report/comment.ts';
import { sampleRuns } from '../support/sample-runs.ts';
import { sampleCriteria } from '../support/sample-runs-reviewed.ts';

/** What the action knows beside the state on a runner. */
export const pageContext: PageContext = {
  isolation: { level: 'process', views: 'clean', home: 'throw-away', notes: ['no user namespaces on this runner'] },
  criteria: sampleCriteria,
  links: {
    serverUrl: 'https://github.com',
    repository: 'acme/words',
    runUrl: 'https://github.com/acme/words/actions/runs/1234567890',
    workflow: 'nightly',
  },
};

export const sampleNames = Object.keys(sampleRuns);

export function sample(name: string): RunState {
  return sampleRuns[name]?.() ?? expect.fail(`no sample ${name}`);
}

/** Every table of the HTML has as many cells in each row as it has heads. */
export function expectWholeTables(html: string): void {
  for (const table of html.match(/<table>[\s\S]*?<\/table>/g) ?? []) {
    const columns = table.match(/<th\b/g)?.length ?? 0;
    for (const body of table.match(/<tr>\s*<td[\s\S]*?<\/tr>/g) ?? [])
      expect(body.match(/<td\b/g)).toHaveLength(columns);
  }
}

/** No link leads out of the repository. */
export function expectOwnLinks(html: string): void {
  const links = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
  expect(links.filter((href) => !href.startsWith('https://github.com/acme/words/'))).toEqual([]);
}

/** How often a piece occurs in a text. */
export function occurrences(text: string, piece: string): number {
  return text.split(piece).length - 1;
}
