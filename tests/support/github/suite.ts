import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type GitHub, type GitHubOptions, startGitHub } from './github.ts';

type Options = GitHubOptions | (() => Promise<GitHubOptions>);

/** A fresh stand-in for each test of the suite; a test whose requests GitHub's description does not allow fails. */
export function gitHubPerTest(options: Options = {}): () => GitHub {
  const suite = createSuite(options);
  beforeEach(suite.start);
  afterEach(suite.stop);
  return suite.current;
}

/** One stand-in for the whole suite, which fails at its end when a request was not allowed. */
export function gitHubPerSuite(options: Options = {}): () => GitHub {
  const suite = createSuite(options);
  beforeAll(suite.start);
  afterAll(suite.stop);
  return suite.current;
}

function createSuite(options: Options) {
  let running: GitHub | undefined;
  return {
    start: async (): Promise<void> => {
      running = await startGitHub(typeof options === 'function' ? await options() : options);
    },
    stop: async (): Promise<void> => {
      const closing = running;
      running = undefined;
      await closing?.close();
    },
    current: (): GitHub => {
      if (running === undefined) throw new Error('the stand-in runs only inside tests and their hooks');
      return running;
    },
  };
}
