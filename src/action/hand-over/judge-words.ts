import type { Repository } from '../../adapters/git/controller.ts';
import type { Event } from '../../core/event.ts';
import { readForeign } from '../foreign-journal.ts';
import { configError, type Refusal } from '../refusal.ts';

export interface WordsCall {
  /** Commit with the records of the hand-over. */
  readonly records: string;
  /** Commit with those that the remote has; undefined = it has none. */
  readonly known: string | undefined;
}

/**
 * What people say reaches a run through a job that writes, never through one that hands over: a journal in which a person signs off,
 * or asks for a fix, that the remote has not heard of is made up.
 */
export async function judgeWords(repository: Repository, { records, known }: WordsCall): Promise<Refusal | undefined> {
  const there = new Map(
    known === undefined ? [] : (await journalsIn(repository, known)).map((each) => [each.path, each]),
  );
  const changed = (await journalsIn(repository, records)).filter(({ path, sha }) => there.get(path)?.sha !== sha);
  const words: string[] = [];
  for (const { path } of changed) words.push(...(await wordsIn(repository, records, path)));
  if (words.length === 0) return undefined;
  const heard = new Set<string>();
  for (const path of there.keys()) for (const each of await wordsIn(repository, known ?? '', path)) heard.add(each);
  const made = words.find((each) => !heard.has(each));
  return made === undefined ? undefined : refuse(made);
}

async function journalsIn(repository: Repository, commit: string) {
  return (await repository.listFiles(commit, 'runs')).filter(({ path }) => path.endsWith('.jsonl'));
}

/** Who said what in a journal; one that nobody can read tells nobody anything. */
async function wordsIn(repository: Repository, commit: string, path: string): Promise<readonly string[]> {
  const name = path.slice('runs/'.length);
  const { content } = await readForeign(repository, { commit, name, place: 'of the hand-over' });
  return content.ok ? content.events.flatMap(wordsOf) : [];
}

/** An earlier run's sign-off is the same word in the plan of the next. */
function wordsOf({ outcome }: Event): readonly string[] {
  switch (outcome.type) {
    case 'approved':
      return [`${signOffOf(outcome.commit)} by ${outcome.person}`, signOffOf(outcome.commit)];
    case 'begun':
      return outcome.plan.approved === undefined ? [] : [signOffOf(outcome.plan.approved)];
    case 'fix-asked':
      return [`a fix that ${outcome.person} asks for: ${outcome.text}`];
    default:
      return [];
  }
}

function signOffOf(commit: string): string {
  return `a sign-off of ${commit}`;
}

function refuse(what: string): Refusal {
  return configError(
    `The hand-over has a journal that tells ${what.slice(0, 300)}, of which the remote has not heard. Nothing was pushed; look at the job that made it.`,
  );
}
