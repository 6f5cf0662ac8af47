import { readBiome } from './biome.ts';
import { readCargo } from './cargo.ts';
import { readEslint } from './eslint.ts';
import { readGcc } from './gcc.ts';
import { readGo } from './go.ts';
import { readJavaScript } from './javascript.ts';
import { readJest } from './jest.ts';
import { cleanLines } from './lines.ts';
import { readNodeTest } from './node-test.ts';
import { placeFinder } from './paths.ts';
import { readPytest } from './pytest.ts';
import { readPython } from './python.ts';
import { readTap } from './tap.ts';
import { readTsc } from './tsc.ts';
import type { Hit, Location, LocationOptions, Reader } from './types.ts';
import { readVitest } from './vitest.ts';
import { readWorkflowCommands } from './workflow-command.ts';

/** Most locations of one output: GitHub shows ten per level (05-github, Limits). */
const MOST_LOCATIONS = 50;
const MOST_TITLE_CHARS = 200;

/** What knows a format best comes first: the lines it read are not read again by a more general reader. */
const readers: readonly Reader[] = [
  readWorkflowCommands,
  readTap,
  readNodeTest,
  readVitest,
  readJest,
  readPytest,
  readTsc,
  readEslint,
  readBiome,
  readCargo,
  readGo,
  readPython,
  readGcc,
  readJavaScript,
];

/**
 * The lines of the repository that a gate's output complains about (03-interface §6 Annotations): errors before warnings, each in
 * the order of the output, no place twice with the same words, at most 50. Of a failure with several places the first inside the
 * repository counts; a failure with none is left out. Output of any size or content; of huge ones the beginning and the end.
 */
export function readLocations(output: string, options: LocationOptions = {}): readonly Location[] {
  const lines = cleanLines(output);
  const found = located(readers, lines, options);
  const sorted = found.toSorted((a, b) => rank(a) - rank(b) || a.at - b.at);
  const distinct = Map.groupBy(sorted, (each) => keyOf(each.location));
  return [...distinct.values()].flatMap(([first]) => first?.location ?? []).slice(0, MOST_LOCATIONS);
}

interface Found {
  readonly at: number;
  readonly location: Location;
}

function located(all: readonly Reader[], lines: readonly string[], options: LocationOptions): readonly Found[] {
  const placeOf = placeFinder(options);
  const taken = new Uint8Array(lines.length);
  return all.flatMap((reader) => {
    const found = reader(lines).flatMap((hit) => {
      const place = taken[hit.from] === 1 ? undefined : placeOf(hit);
      return place === undefined ? [] : [{ hit, place }];
    });
    for (const { hit } of found) taken.fill(1, hit.from, hit.to + 1);
    return found.map(({ hit, place }) => ({ at: hit.from, location: locationOf(hit, place) }));
  });
}

function locationOf(hit: Hit, place: Pick<Location, 'file' | 'line' | 'column'>): Location {
  const title = (hit.title ?? '').slice(0, MOST_TITLE_CHARS).toWellFormed();
  return {
    ...place,
    level: hit.level,
    message: hit.message || title || 'failed here',
    ...(title === '' ? {} : { title }),
    source: hit.source,
  };
}

function rank({ location }: Found): number {
  return location.level === 'error' ? 0 : 1;
}

function keyOf({ file, line, message }: Location): string {
  return JSON.stringify([file, line, message]);
}
