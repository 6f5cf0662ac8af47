import { parseCassette, parseExecutable, parseModel, parseTools, parseVersion } from './parse-agent.ts';
import { parseAge, parseDuration } from './parse-duration.ts';
import { parseFallbacks } from './parse-fallbacks.ts';
import { parseGateTimeouts } from './parse-gate-timeouts.ts';
import { parseCommand, parseGates } from './parse-gates.ts';
import { parseGlobs, parseHalts, parseIds, parseNames, parseSecrets } from './parse-list.ts';
import { parseCount, parseFactor, parseMoney } from './parse-number.ts';
import { parseFolder, parsePath } from './parse-path.ts';
import { parsePatterns } from './parse-patterns.ts';
import { parsePlace, parsePlaces } from './parse-places.ts';
import { parsePrices } from './parse-prices.ts';
import { parseBranch, parseBranchPrefix } from './parse-ref.ts';
import {
  parseBoolean,
  parseChoice,
  parseEmail,
  parseFeature,
  parseMessageTemplate,
  parsePersonName,
  parseSentence,
  parseText,
  parseToken,
} from './parse-text.ts';
import { parseLabel, parseLogins, parsePhrase } from './parse-trigger.ts';
import { parseWords } from './parse-words.ts';
import { byteLength, type Parsed, refuse } from './parsed.ts';
import type { SettingKind, SettingType, TypeOfKind, ValueByKind } from './row.ts';

/** One byte less than what the kernel takes as a single argument or variable (catalogue B13, P11). */
const MOST_BYTES = 131_071;

type Parsers = { readonly [K in SettingKind]: (text: string, type: TypeOfKind<K>) => Parsed<ValueByKind[K]> };

const PARSERS: Parsers = {
  boolean: parseBoolean,
  count: parseCount,
  factor: parseFactor,
  money: parseMoney,
  duration: parseDuration,
  age: parseAge,
  choice: parseChoice,
  path: parsePath,
  folder: parseFolder,
  places: parsePlaces,
  place: parsePlace,
  feature: parseFeature,
  ids: parseIds,
  names: parseNames,
  globs: parseGlobs,
  words: parseWords,
  model: parseModel,
  tools: parseTools,
  fallbacks: parseFallbacks,
  prices: parsePrices,
  executable: parseExecutable,
  cassette: parseCassette,
  version: parseVersion,
  gates: parseGates,
  command: parseCommand,
  text: parseText,
  patterns: parsePatterns,
  'gate-timeouts': parseGateTimeouts,
  branch: parseBranch,
  'branch-prefix': parseBranchPrefix,
  'message-template': parseMessageTemplate,
  'person-name': parsePersonName,
  email: parseEmail,
  sentence: parseSentence,
  token: parseToken,
  halts: parseHalts,
  phrase: parsePhrase,
  label: parseLabel,
  logins: parseLogins,
  secrets: parseSecrets,
};

/** Kinds that may spread over lines, and where spaces around entries mean nothing. */
const SPACIOUS: ReadonlySet<SettingKind> = new Set<SettingKind>([
  'ids',
  'names',
  'globs',
  'words',
  'tools',
  'fallbacks',
  'prices',
  'gates',
  'command',
  'text',
  'patterns',
  'places',
  'gate-timeouts',
  'halts',
  'logins',
  'secrets',
  'token',
]);

/** Reads one value that is not empty, strictly (03-interface intro, catalogue B10 and B13). */
export function parseValue(type: SettingType, text: string): Parsed<ValueByKind[SettingKind]> {
  if (text.includes('\0')) return refuse('contains a NUL character.', 'Remove it.');
  if (byteLength(text) > MOST_BYTES)
    return refuse(`is longer than ${MOST_BYTES} bytes.`, 'Put it into a file or script.');
  // The parser of a kind takes the type of that kind; the compiler cannot follow the pair through a lookup.
  const parse = PARSERS[type.kind] as (text: string, type: SettingType) => Parsed<ValueByKind[SettingKind]>;
  const parsed = parse(text, type);
  const flaw = SPACIOUS.has(type.kind) ? undefined : spaceFlaw(text);
  if (flaw === undefined) return parsed;
  const form = parsed.ok ? undefined : parsed.problems[0]?.help;
  return refuse(flaw, form ?? 'Write the value alone, on one line.');
}

function spaceFlaw(text: string): string | undefined {
  if (text.trim() !== text) return 'begins or ends with white space.';
  return /[\r\n\u2028\u2029]/.test(text) ? 'has more than one line.' : undefined;
}
