import { storiesCarried } from './carried.ts';
import { featureArchived, type Step } from './ending.ts';
import type { Outcome } from './event.ts';
import type { RunState } from './state.ts';
import { storyCommitted, storyParked } from './story-kept.ts';

/** Outcomes of the commands that make commits. */
export type Committed = Extract<
  Outcome,
  { readonly type: 'story-committed' | 'story-parked' | 'stories-carried' | 'feature-archived' }
>;

/** Folds what was committed, and goes on. */
export function committed(state: RunState, outcome: Committed): Step {
  switch (outcome.type) {
    case 'story-committed':
      return storyCommitted(state, outcome);
    case 'story-parked':
      return storyParked(state, outcome);
    case 'stories-carried':
      return storiesCarried(state, outcome);
    case 'feature-archived':
      return featureArchived(state, outcome);
  }
}
