import { storiesCarried } from './carrying.ts';
import { featureArchived, type Step, storyCommitted, storyParked } from './ending.ts';
import type { Outcome } from './event.ts';
import type { RunState } from './state.ts';

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
