import { describe, expect, it } from 'vitest';
import { readPrd } from '../../src/core/prd.ts';

const encoder = new TextEncoder();

function message(text: string): string {
  const result = readPrd({ bytes: encoder.encode(text), file: 'prd.json' });
  return result.ok ? '' : result.error.message;
}

describe('a file of another kind in the place of a prd.json', () => {
  it.each([
    ['a pointer of Git LFS', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n', /git lfs pull/],
    ['Markdown', '# PRD\n\n## US-001\n', /looks like Markdown or YAML/],
    ['Markdown below blank lines', '\n\n## Stories\n', /looks like Markdown or YAML/],
    ['front matter', '---\ntitle: PRD\n---\n', /looks like Markdown or YAML/],
    ['YAML', 'userStories:\n  - id: A\n', /looks like YAML/],
    ['YAML with spaces in its first key', 'user stories: none\n', /looks like YAML/],
  ])('is named: %s', (_kind, text, expected) => {
    expect(message(text)).toMatch(expected);
  });

  it.each([
    ['a comment in front of the JSON', '# my PRD\n{"userStories": []}\n', /Comments are not allowed/],
    ['a word', 'hello\n', /Correct it there/],
    ['a key without quotes', '{userStories: []}', /Correct it there/],
  ])('is none: %s', (_kind, text, expected) => {
    expect(message(text)).toMatch(expected);
  });

  it('has no list of keys where there is no key', () => {
    expect(message('{}')).toContain('it has no story list. Put the work into');
  });
});
