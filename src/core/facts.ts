// Words and small facts of which journals are made. Each schema is the one definition: types follow from it, and journals of other machines
// are read by it, where another field, or another kind of value, is refused.
import { z } from 'zod';

/** What a schema lets through; nobody changes it. */
export type Fact<Schema extends z.ZodType> = Frozen<z.infer<Schema>>;
type Frozen<Value> = { readonly [Key in keyof Value]: Frozen<Value[Key]> };

/** Milliseconds, on a clock or of a duration: the sum of some of them is still a date. */
export const ms = z.number().min(0).max(1e14);
export const count = z.int().min(0);
export const text = z.string();
export const texts = z.array(text);
export const always = z.literal(true);
/** A word of ours, such as the name of a rule or a class of trouble. */
export const kebab = z.string().regex(/^[a-z0-9-]{0,64}$/, 'is no word of ours');
/** Name of a commit, a tree or a blob. */
export const objectId = z.string().regex(/^[0-9a-f]{40}$/, 'is no name of an object');
/** A branch or a ref: nothing that git would take for an option, an expression or two names. */
export const ref = z.string().regex(/^(?![-/.])[^\s~^:?*[\\\p{Cc}]{1,1000}$/u, 'is no name of a ref');
const url = z.string().regex(/^https?:\/\/[^\s<>()[\]"'`\\]+$/, 'is no address');

/** A commit and its tree. */
export const pointSchema = z.strictObject({ commit: objectId, tree: objectId });
export type Point = Fact<typeof pointSchema>;

/** Soft and hard limit as configured, milliseconds. */
export const limitSchema = z.strictObject({ softMs: ms, hardMs: ms });
export type GateLimit = Fact<typeof limitSchema>;

/** The pull request of the feature's branch; its address becomes a link of reports. */
export const pullSchema = z.strictObject({ number: count, url, draft: z.boolean() });
export type PullFacts = Fact<typeof pullSchema>;

/** One changed path of a snapshot against the story's start. */
export const changedSchema = z.strictObject({ path: text, status: z.enum(['added', 'modified', 'deleted']) });
export type ChangedFile = Fact<typeof changedSchema>;

/**
 * A test file that a story added or changed and that is no evidence: no check runs it, or it gained no test. An expected output is none
 * by itself either: one that gained lines is where a check compares it.
 */
export const otherTestSchema = z.strictObject({
  path: text,
  why: z.enum(['not-run', 'no-test', 'output-gained', 'output-changed']),
});
export type OtherTest = Fact<typeof otherTestSchema>;

/** Files and whole folders that git ignores and that were not there before the agent: no view holds them (02-loop §1, Gate views). */
export const ignoredSchema = z.strictObject({
  /** At most 20, caches of tools last. */
  paths: texts,
  /** All of them, as far as they were counted. */
  count,
});
export type IgnoredFiles = Fact<typeof ignoredSchema>;

/** Two names for what a story asks for, so that the next night sees what a person changed (02-loop §6). */
export const namesSchema = z.strictObject({
  /** Of its whole entry without done marker and notes, whatever the order of the keys. */
  entry: text,
  /** Of its title, description and acceptance criteria alone. */
  text,
});
export type EntryNames = Fact<typeof namesSchema>;

/**
 * A tree that is checked beside the candidate, once the candidate passed. `old-tests`: the candidate's code with the tests as they were
 * at the story's start (04-trust rule 10). `new-tests`: the code of the story's start with the candidate's tests (02-loop §1, red_green).
 */
export const probeSchema = z.strictObject({
  kind: z.enum(['old-tests', 'new-tests']),
  tree: objectId,
  /** Test files that make the difference, at most 50. */
  paths: texts,
});
export type Probe = Fact<typeof probeSchema>;

/** A signal in an agent's final message. */
const seenSchema = z.strictObject({
  /** The regular expression that matched. */
  pattern: text,
  /** The line that it matched in, without secrets; at most 300 characters. */
  line: text,
});
export type SeenSignal = Fact<typeof seenSchema>;

/** What an agent's final message signals (02-loop §3 Signals): data that asks for gates or for a person, never a verdict. */
export const signalsSchema = z.strictObject({
  /** It claims to be done. */
  completion: z.exactOptional(seenSchema),
  /** It says that it cannot go on. */
  blocking: z.exactOptional(seenSchema),
  /** Patterns that took longer than their deadline: nobody knows whether they match. */
  late: z.exactOptional(texts),
});
export type Signals = Fact<typeof signalsSchema>;

/** What an iteration changed in the tree that it was given. */
export const changeSchema = z.strictObject({
  changed: count,
  /** Of them tests and what tests compare with. */
  tests: count,
});
export type IterationChange = Fact<typeof changeSchema>;

/** A changed path through which a check loads, builds or runs, besides product code and ordinary tests: its green is doubted. */
export const doubtSchema = z.strictObject({
  path: text,
  /** How a check comes to it, in a few words. */
  why: text,
});
export type Doubt = Fact<typeof doubtSchema>;

/** What is wrong of a file on purpose. */
const brokenSchema = z.strictObject({
  path: text,
  /** Lines with a wrong value, from 1; empty = the whole file is none of its language. */
  lines: z.array(count),
});
export type Broken = Fact<typeof brokenSchema>;

/** What was broken in a tree to see whether its checks notice it. */
export const sabotageSchema = z.strictObject({
  kind: z.enum(['value', 'unparsable']),
  /** Empty = there is nothing to break. */
  files: z.array(brokenSchema),
});
export type Sabotage = Fact<typeof sabotageSchema>;

/** The tests that a file of the story's start declares no longer: it went because a criterion asks for it, or the story changed it. */
export const removedSchema = z.strictObject({
  path: text,
  /** Declared tests, rows of literal tables included. */
  tests: count,
  /** Names that are written out, at most 300. */
  names: texts,
  /** There may be more, whose names only a run tells; absent = no. */
  dynamic: z.exactOptional(always),
});
export type RemovedTests = Fact<typeof removedSchema>;
