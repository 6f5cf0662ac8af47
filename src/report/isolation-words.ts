import type { Isolation } from '../core/isolation.ts';
import { sentence } from './sentence.ts';

/**
 * What stood between the controller and what it started, and what did not (04-trust rules 2 and 21).
 * @param open names of gates that ran outside of all walls
 */
export function isolationWords(isolation: Isolation, open: readonly string[] = []): string {
  return [title(isolation), levels[isolation.level](walled(open)), ...isolation.notes.map(sentence)].join(' ');
}

/** The same of a run that started nothing. */
export function idleIsolation(isolation: Isolation): string {
  return [title(isolation), 'No agent and no gate ran.', ...isolation.notes.map(sentence)].join(' ');
}

/** The same for the log, before anything was started. */
export function chosenIsolation(isolation: Isolation): string {
  return [title(isolation), ...isolation.notes.map(sentence)].join(' ');
}

function title(isolation: Isolation): string {
  return `Isolation: level ${isolation.level}${howOf(isolation)}.`;
}

function howOf({ level, way, views, home }: Isolation): string {
  if (level !== 'namespace') return '';
  const made = way === undefined ? '' : `${ways[way]}, `;
  return ` (${made}trees ${trees[views]}, HOME ${home === 'overlay' ? 'under an overlay' : 'thrown away'})`;
}

const ways: Readonly<Record<NonNullable<Isolation['way']>, string>> = {
  root: 'made as root',
  sudo: 'made through sudo',
  'user-namespace': 'made by an ordinary user',
};

const trees: Readonly<Record<Isolation['views'], string>> = {
  overlay: 'as overlay layers',
  clean: 'cleaned before each use',
};

function walled(open: readonly string[]): string {
  return open.length === 0 ? 'Agents and gates' : `Agents and all gates but ${codes(open)}`;
}

/** Names of gates; they hold no backtick. */
export function codes(names: readonly string[]): string {
  return names
    .map((name) => `\`${name}\``)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
}

const levels: Readonly<Record<Isolation['level'], (who: string) => string>> = {
  namespace: (who) => `${who} ran in their own process and mount namespaces.`,
  user: (who) => `${who} ran as another user; files that every user may read were readable to them.`,
  process: () =>
    'Unsafe: agents and gates ran as the user of the controller and could read its memory and write its files (journal, runner files, trees); what they wrote to caches in HOME stayed; a child that drops its environment and its session can outlive the kill.',
};
