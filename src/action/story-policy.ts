import type { Asked } from '../core/asked.ts';
import { type CriteriaTexts, criteriaTexts, type Story } from '../core/prd.ts';
import { workflowPrice } from '../core/workflow-split.ts';
import type { FoundPrd } from './find-prd.ts';

export interface StoryPolicyCall {
  /** The backlog at the policy base. */
  readonly base: FoundPrd;
  /** The command of a person; absent = no person asked. */
  readonly asked: Asked | undefined;
}

/** Who says what the stories of a run may change. */
export interface StoryPolicy {
  /** The stories with what this run lets them change. */
  readonly permit: (found: FoundPrd) => FoundPrd;
  /** The criteria that may ask for tests to go, by story; absent = those of the stories. */
  readonly asking?: CriteriaTexts;
}

/**
 * `allow:` is a rule, so on a pull request it is read where all rules are, at its base, for the same story by id and title (04-trust
 * rule 18); elsewhere the run starts from a branch that only people with write access push. The head of a fork is a stranger's text:
 * its criteria say what to do, and excuse no test that goes. `retry --allow` adds what a person with write access let this run change.
 */
export function storyPolicy({ base, asked }: StoryPolicyCall): StoryPolicy {
  const pull = asked?.origin.pull;
  const known = new Map(pull === undefined ? [] : base.prd.stories.map((story) => [keyOf(story), story]));
  const allowed = (story: Story): readonly string[] => [
    ...(pull === undefined ? story.allow : (known.get(keyOf(story))?.allow ?? [])),
    ...addedFor(story.id, asked),
  ];
  const isAsItStands = pull === undefined && asked?.command.kind !== 'retry';
  return {
    permit: (found) => {
      if (isAsItStands) return found;
      const stories = found.prd.stories.map((story) => ({ ...story, allow: allowed(story) }));
      return { ...found, prd: { ...found.prd, stories } };
    },
    ...(pull?.isFork === true ? { asking: criteriaTexts(base.prd.stories) } : {}),
  };
}

/** One sentence for each story whose `allow:` of a pull request's head is not the one of its base. */
export function notPermitted(head: FoundPrd, permitted: FoundPrd, branch: string): readonly string[] {
  if (permitted.prd.stories === head.prd.stories) return [];
  return head.prd.stories.flatMap(({ id, allow }, index) => {
    const own = new Set(permitted.prd.stories[index]?.allow);
    const left = allow.filter((entry) => !own.has(entry));
    if (left.length === 0) return [];
    return [
      `${id}: allow ${left.join(', ')} of the pull request is not taken, since rules are read on ${branch}. Who has write access may give the command retry ${id} --allow GLOB in a comment.${workflowPrice(left)}`,
    ];
  });
}

function addedFor(id: string, asked: Asked | undefined): readonly string[] {
  if (asked?.command.kind !== 'retry' || asked.command.story !== id) return [];
  return asked.command.allow === undefined ? [] : [asked.command.allow];
}

function keyOf({ id, title }: Story): string {
  return JSON.stringify([id, title]);
}
