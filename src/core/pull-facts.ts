/** The pull request of the feature's branch. */
export interface PullFacts {
  readonly number: number;
  readonly url: string;
  readonly draft: boolean;
}
