import type { Price, Prices } from '../core/prices.ts';
import { parseModel } from './parse-agent.ts';
import { acceptUnless, type Parsed, type Problem, quote, refuse } from './parsed.ts';
import { splitList } from './split.ts';

const HELP =
  'Write what a million tokens costs in US dollars as model=input/output, with cached input and input into the cache behind it ' +
  'where they cost something else, for example my-model=3/15/0.3/3.75.';

/** Prices of models; what is not said of the cache costs what input costs. */
export function parsePrices(text: string): Parsed<Prices> {
  const entries = splitList(text).map(readEntry);
  if (entries.length === 0) return refuse('names no model.', HELP);
  const problems = entries.flatMap((entry) => ('problem' in entry ? [entry] : []));
  const read = entries.flatMap((entry) => ('model' in entry ? [entry] : []));
  const twice = read.filter(({ model }, at) => read.findIndex((other) => other.model === model) !== at);
  const doubled = twice.map(({ model }) => flaw(model, 'stands there twice.'));
  return acceptUnless([...problems, ...doubled], new Map(read.map(({ model, price }) => [model, price])));
}

/** Names are compared in lower case (core/prices). */
function readEntry(entry: string): { readonly model: string; readonly price: Price } | Problem {
  const at = entry.indexOf('=');
  const model = entry.slice(0, Math.max(0, at)).trim().toLowerCase();
  const amounts = entry
    .slice(at + 1)
    .split('/')
    .map((amount) => amount.trim());
  if (at === -1 || !parseModel(model).ok) return flaw(entry, 'does not begin with the name of a model and "=".');
  if (amounts.length < 2 || amounts.length > 4 || amounts.some((amount) => !/^\d{1,5}(?:\.\d{1,6})?$/.test(amount))) {
    return flaw(entry, 'has no two to four prices.');
  }
  const [input = 0, output = 0, cacheRead = input, cacheWrite = input] = amounts.map(Number);
  return { model, price: { input, output, cacheRead, cacheWrite } };
}

function flaw(entry: string, problem: string): Problem {
  return { subject: `the entry ${quote(entry)}`, problem, help: HELP };
}
