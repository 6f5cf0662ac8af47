import { XMLBuilder } from 'fast-xml-parser';

const options = {
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  format: true,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
};

/** What is told of a test that did not pass. */
export type Told = 'failure' | 'error' | 'skipped';

export interface TestCase {
  readonly '@classname': string;
  readonly '@name': string;
  readonly '@time': string;
  readonly failure?: Detail;
  readonly error?: Detail;
  readonly skipped?: Detail;
}

interface Detail {
  readonly '@message': string;
  readonly '@type'?: string;
  readonly '#text'?: string;
}

interface Suite {
  readonly testcase: readonly TestCase[];
}

/** Suites that are objects at the same time. */
const BATCH = 256;

/** As many as may be objects at the same time. */
export function inBatches<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));
}

/**
 * The report of all suites, which are made batch by batch: only their text is kept, since as objects thousands of suites take many
 * times its room.
 */
export function suitesXml(
  { '@name': name, '@time': time }: { readonly '@name': string; readonly '@time': string },
  batches: readonly (() => readonly Suite[])[],
): string {
  const builder = new XMLBuilder(options);
  const parts = batches.map((make) => partOf(builder, make()));
  const counted = totals(parts.map(({ counts }) => counts));
  const head: string = builder.build({ testsuites: { '@name': name, ...counted, '@time': time } });
  const body = parts.map(({ text }) => text).join('');
  const whole = body === '' ? head : `${head.replace(EMPTY_END, '>\n')}${body}${END}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${whole}`;
}

const EMPTY_END = /\/>\n$/;
const END = '</testsuites>\n';

/** Suites as they stand inside the report, and what they come to. */
function partOf(builder: XMLBuilder, suites: readonly Suite[]) {
  const counts = countsOf(suites.flatMap(({ testcase }) => testcase));
  if (suites.length === 0) return { text: '', counts };
  const whole: string = builder.build({ testsuites: { testsuite: suites } });
  return { text: whole.slice(whole.indexOf('\n') + 1, -END.length), counts };
}

/** Tests in all, and what is told of them. */
export interface Counts extends Readonly<Record<Told, number>> {
  readonly tests: number;
}

export function countsOf(cases: readonly TestCase[]): Counts {
  const having = (told: Told): number => cases.filter((each) => each[told] !== undefined).length;
  return { tests: cases.length, failure: having('failure'), error: having('error'), skipped: having('skipped') };
}

export function totals(counts: readonly Counts[]) {
  const sum = (of: keyof Counts): string => String(counts.reduce((total, each) => total + each[of], 0));
  return { '@tests': sum('tests'), '@failures': sum('failure'), '@errors': sum('error'), '@skipped': sum('skipped') };
}
