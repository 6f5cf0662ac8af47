/** Faults of our own making that a test switches on to see whether an invariant notices them. */
export const bugs = {
  'agent-never-ends': {
    invariant: 'terminates',
    what: 'an agent ignores its limit and the cancel, and nothing ends it',
  },
  'observer-throws': { invariant: 'no-throw', what: 'an observer throws when a story is parked' },
  'cancel-ignored': { invariant: 'cancelled', what: 'an agent works on although the run was cancelled' },
  'resume-forgets': { invariant: 'caps', what: 'a resume counts iterations from 0 again' },
  'limits-ignored': { invariant: 'caps', what: 'an agent runs four times as long as it may' },
  'checks-of-another-tree': { invariant: 'passes', what: 'the checks look at the run start instead of the candidate' },
  'cheats-pass': { invariant: 'passes', what: 'the integrity gate lets cheats pass' },
  'resets-misread': { invariant: 'patient', what: 'the end of a limit reaches the loop as half of its time' },
  'refusals-forgotten': {
    invariant: 'uncharged',
    what: 'a call that the service refused reaches the loop as one that worked',
  },
  'story-dropped': { invariant: 'accounted', what: 'the last story of the plan never reaches the loop' },
  'park-forgets': { invariant: 'reachable', what: 'the wip branch gets the start of the story instead of its work' },
  'push-says-yes': { invariant: 'reachable', what: 'a push that the remote never carried out counts as done' },
  'commits-dated-now': {
    invariant: 'once',
    what: 'a commit carries the time at which it is made, so making it again makes another',
  },
  'comments-hidden': { invariant: 'once', what: 'the comment of an earlier process is not found again' },
  'pulls-hidden': { invariant: 'once', what: 'the pull request of an earlier process is not found again' },
  'pulls-forgotten': { invariant: 'shown', what: 'a pull request that was answered with 201 is not there' },
  'blocks-denied': { invariant: 'blocked', what: 'the second opinion on a block reaches the loop as its opposite' },
  'journal-edits': { invariant: 'fold', what: 'the journal keeps another outcome than the one that happened' },
  'disk-lies': { invariant: 'durable', what: 'the disk says that a line is kept, and loses it in the next crash' },
  'push-by-force': { invariant: 'refused', what: 'a push replaces what somebody else pushed' },
  'bundle-forgotten': { invariant: 'refused', what: 'the bundle of refused work is never written' },
  'agent-remembers': {
    invariant: 'crash-equal',
    what: 'a repeated attempt meets another fate than the one that was cut short',
  },
  'lock-ignored': { invariant: 'locked', what: 'a second runner works beside the one that holds the lock' },
  'final-checks-agree': { invariant: 'honest', what: 'the final checks agree with everything' },
  'work-left-behind': { invariant: 'ladder', what: 'an agent that is to start anew finds the work of the one before' },
  'order-ignored': { invariant: 'order', what: 'a story begins before those that it depends on' },
} as const satisfies Readonly<Record<string, { readonly invariant: string; readonly what: string }>>;

export type BugName = keyof typeof bugs;
