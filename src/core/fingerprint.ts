import type { GateResult } from './gates.ts';
import { hash8 } from './hash.ts';

/** First stage: phrases that only look like a failure are blotted out; lines that report a success are dropped whole. */
const onlyLooksLikeOne =
  /"is_error"\s*:\s*false|\b(?:0|no) (?:errors?|failures?|failed|failing)\b|\b(?:errors?|failures?|failed): 0\b/gi;
const reportsSuccess = /^\s*(?:[✓✔√]|ok \d+\b|PASS\b|--- PASS\b)|\bPASSED\b|\.\.\. ok$/;
/** Second stage: lines that carry a failure. */
const looksLikeFailure = /error|fail|expect|assert|panic|exception|not ok|✕|✖|×|cannot|undefined|denied|not found/i;

/**
 * Names "the same error": 8 hex characters over the normalised evidence of the gates that blocked (02-loop §3).
 * Empty when nothing blocked.
 */
export function fingerprint(blocking: readonly GateResult[]): string {
  if (blocking.length === 0) return '';
  return hash8(blocking.map(evidence).join('\n'));
}

function evidence(result: GateResult): string {
  // A reviewer words the same verdict differently each time; what it decided stands in the reason.
  if (result.gate === 'spec' || result.gate === 'quality')
    return [result.gate, result.verdict, result.reason].join('\n');
  const kept = result.excerpt.lines.filter(carriesFailure);
  const lines = kept.length > 0 ? kept : result.excerpt.lines.slice(-10);
  const distinct = [...new Set(lines.map(normalise))].sort();
  return [result.gate, result.check ?? '', result.verdict, normalise(result.reason), ...distinct].join('\n');
}

function carriesFailure(line: string): boolean {
  const plain = line.replace(ansi, '');
  return !reportsSuccess.test(plain) && looksLikeFailure.test(plain.replace(onlyLooksLikeOne, ''));
}

/**
 * Takes out what changes from run to run: colours, times, durations, addresses, path prefixes, line numbers, counts, seeds, ids.
 * Digits inside a word (`TS2304`, `US-003`) stay, and so do the numbers of a comparison, because there they are the error.
 */
export function normalise(line: string): string {
  const text = noise.reduce((rest, [pattern, by]) => rest.replace(pattern, by), line);
  return (comparison.test(text) ? text : text.replace(number, '<n>')).replace(/\s+/g, ' ').trim();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: ANSI sequences start with ESC, hyperlinks and titles end with BEL
const ansi = /\u001b\[[0-9;?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)/g;
const unit = '(?:ms|µs|us|ns|s|secs?|seconds?|m|mins?|minutes?|h|hours?)';
const counted =
  '(?:tests?|suites?|specs?|files?|examples?|assertions?|errors?|failures?|warnings?|problems?|failed|failing|passed|passing|skipped|pending|todo|bytes|[kMG]i?B)';
const labelled = '(?:pid|process|port|seed|line|column|col|row|worker|thread|run|retry|attempt)';

const noise: readonly (readonly [RegExp, string])[] = [
  [ansi, ''],
  [/\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:\s?(?:Z|[+-]\d\d:?\d\d))?)?/g, '<time>'],
  [/\b[A-Z][a-z]{2} +\d{1,2} \d\d:\d\d:\d\d\b/g, '<time>'],
  [/\b\d{1,2}:\d\d:\d\d(?:[.,]\d+)?(?:\s?[AP]M)?\b/g, '<time>'],
  [/\b0x[0-9a-f]+\b/gi, '<address>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,64}\b/gi, '<hash>'],
  [/(?<![\w.@+-])(?:\/private)?(?:\/var)?\/tmp\/[\w.@+-]+(?![\w.@+\-/])/g, '<temp>'],
  [/(?<![\w.@+-])(?:[A-Za-z]:)?(?:[/\\][\w.@+-]+)+[/\\]([\w.@+-]+)/g, '$1'],
  [new RegExp(String.raw`(?<![\w.])(?:\d+(?:\.\d+)?\s?${unit}(?:(?=\d)|\b)\s?)+(?<!\s)`, 'g'), '<duration>'],
  [new RegExp(String.raw`\b(${labelled})([\s:=#]+)\d+\b`, 'gi'), '$1$2<n>'],
  [/:\d+(?::\d+)?\b/g, ':<line>'],
  [/\(\d+,\d+\)/g, '(<line>)'],
  [new RegExp(String.raw`(?<![\w.-])\d+(?= ${counted}\b)`, 'gi'), '<n>'],
  [/^(\s*(?:not )?ok |\s*)\d+(?=\)| - )/, '$1<n>'],
];
const comparison = /expect|assert|received|actual|[!=]==?|\bgot\b|\bwant\b|\b(?:left|right):/i;
const number = /(?<![\w.-])-?\d+(?:\.\d+)?(?![\w-])/g;
