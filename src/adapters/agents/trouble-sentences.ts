import { configSentences } from './config-sentences.ts';
import { lengthSentences } from './length-sentences.ts';
import { limitSentences } from './limit-sentences.ts';
import type { AgentClass } from './result.ts';
import { serviceSentences } from './service-sentences.ts';
import { LONGEST_BACKOFF_MS, type Trouble } from './trouble.ts';

/** Sentences by their beginnings; where two match, the earlier counts. */
export type Sentences = readonly (readonly [AgentClass, readonly RegExp[]])[];

/**
 * Names the class that a vendor's own sentence stands for; undefined when it is none that is known. Each is known by its
 * beginning, because the rest of it may quote anything.
 */
export function sentenceClass({ sentence, waitMs }: Trouble): AgentClass | undefined {
  const name = SENTENCES.find(([, patterns]) => patterns.some((pattern) => pattern.test(sentence)))?.[0];
  // A vendor says the same of the limit of a minute as of that of a day, and only the wait tells them apart.
  if (waitMs === undefined || (name !== 'usage-limit' && name !== 'overloaded')) return name;
  if (name === 'usage-limit' && OF_AN_ACCOUNT.test(sentence)) return name;
  return waitMs > LONGEST_BACKOFF_MS ? 'usage-limit' : 'overloaded';
}

/** What is said of no minute's limit, however soon it is over. */
const OF_AN_ACCOUNT = /^.{0,60}\b(?:usage limit|session|daily|weekly|monthly|\d+[- ]hour)\b/i;

const SENTENCES: Sentences = [...limitSentences, ...lengthSentences, ...configSentences, ...serviceSentences];
