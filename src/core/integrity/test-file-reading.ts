import type { PathTexts } from './change.ts';
import { isGuarded } from './guarded-files.ts';
import { mayKeepFromRunning, type TestFinder, testFinder } from './test-files.ts';
import { holdsTest } from './test-forms.ts';
import { onlyAddsTests } from './test-insertions.ts';

/** One file as `npm run test-files` is asked about it. */
export interface TestFileRow {
  readonly path: string;
  /** Text at the story's start. */
  readonly old?: string;
  readonly text?: string;
  /** Commands of the checks. */
  readonly commands?: readonly string[];
}

/** What the rules for tests say of it; null = nothing to judge by. */
export interface TestFileReading {
  readonly path: string;
  readonly guarded: boolean;
  readonly evidence: boolean | null;
  readonly onlyAddsTests: boolean | null;
}

/** Reads one file without knowing the repository around it. */
export function readTestFile({ path, old, text, commands = [] }: TestFileRow): TestFileReading {
  const context = { commands: commands.map((each) => ({ text: each })) };
  const guarded = isGuarded(path, context);
  return {
    path,
    guarded,
    evidence: text === undefined ? null : holdsTest(path, { text, guarded }),
    onlyAddsTests:
      text === undefined || old === undefined ? null : onlyAdds(path, { old, new: text }, testFinder([], context)),
  };
}

/** No second run is needed: the tests that were there are as they were, and nothing that came keeps them from running. */
function onlyAdds(path: string, texts: PathTexts, find: TestFinder): boolean {
  return onlyAddsTests(path, texts, find) && !mayKeepFromRunning(path, texts, find);
}
