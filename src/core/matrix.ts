/** Most jobs that a matrix may have (05-github, limits). */
const MOST_ENTRIES = 256;

/** A story as far as its place in a matrix goes. */
export interface MatrixStory {
  readonly id: string;
  readonly dependsOn: readonly string[];
}

/** One job of a matrix (03-interface §7). */
export interface MatrixEntry {
  /** Ids, separated by commas: the setting `story` of the job. */
  readonly story: string;
  /** 0 for what waits for no other open story, 1 for what waits for these, and so on; of its last story. */
  readonly wave: number;
}

/**
 * Open stories as the entries of a matrix, in an order in which none waits for a later one. More than 256 stories share entries
 * (catalogue L1); none at all makes an empty list, by which a workflow skips the job.
 */
export function matrixOf(stories: readonly MatrixStory[]): readonly MatrixEntry[] {
  const ordered = inWaves(stories);
  const each = Math.max(1, Math.ceil(ordered.length / MOST_ENTRIES));
  const count = Math.ceil(ordered.length / each);
  return Array.from({ length: count }, (_, at) => entryOf(ordered.slice(at * each, (at + 1) * each)));
}

interface Placed extends MatrixStory {
  readonly wave: number;
}

function entryOf(stories: readonly Placed[]): MatrixEntry {
  return { story: stories.map(({ id }) => id).join(','), wave: stories.at(-1)?.wave ?? 0 };
}

/** What a story needs and is not open has passed already, or never will: it holds nothing back here. */
function inWaves(stories: readonly MatrixStory[]): readonly Placed[] {
  const placed: Placed[] = [];
  let waiting = stories;
  for (let wave = 0; waiting.length > 0; wave += 1) {
    const left = new Set(waiting.map(({ id }) => id));
    const isFree = ({ dependsOn }: MatrixStory): boolean => !dependsOn.some((id) => left.has(id));
    const free = waiting.filter(isFree);
    // A circle, which the reader of prd.json refuses: nothing in it can come first.
    const next = free.length === 0 ? waiting : free;
    placed.push(...next.map((story) => ({ ...story, wave })));
    waiting = free.length === 0 ? [] : waiting.filter((story) => !isFree(story));
  }
  return placed;
}
