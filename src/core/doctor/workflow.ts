import type { ConcurrencyFacts, DoctorFacts, WorkflowFacts } from './facts.ts';
import { type Finding, fine } from './finding.ts';

/** The workflow file: concurrency and permissions as they are written. */
export function workflowFindings({ workflow, settings }: DoctorFacts): readonly Finding[] {
  if (workflow === undefined) return [];
  return [
    ...concurrency(workflow),
    ...permissions(workflow),
    ...(settings?.startsAgain === true ? startingAgain(workflow) : []),
  ];
}

/** What `continue: dispatch` needs (03-interface §7); nothing can be tried without starting the workflow. */
function startingAgain({ triggers, permissions: given, file }: WorkflowFacts): readonly Finding[] {
  const about = 'continue: dispatch';
  const isGranted = given === undefined || given === 'all' || (given !== 'read-all' && given['actions'] === 'write');
  const trigger: Finding = {
    ...{ weight: 'warning', about, text: `${file} cannot be started again: it has no trigger workflow_dispatch.` },
    paste: { where: 'under `on:`', lines: ['workflow_dispatch:'] },
  };
  const permission: Finding = {
    ...{ weight: 'warning', about, text: `${file} cannot be started again without \`actions: write\`.` },
    paste: { where: 'under `permissions:` of the job or the workflow', lines: ['actions: write'] },
  };
  return [...(triggers.includes('workflow_dispatch') ? [] : [trigger]), ...(isGranted ? [] : [permission])];
}

function concurrency(workflow: WorkflowFacts): readonly Finding[] {
  const { concurrency: group, file } = workflow;
  const about = 'concurrency';
  if (group === undefined) {
    return [
      {
        ...{ weight: 'warning', about },
        text: `${file} has no concurrency group: two runs at a time work on the same stories, and one of them is refused or loses its pushes.`,
        paste: { where: 'in the job that runs this action', lines: ['concurrency:', '  group: ralph'] },
      },
    ];
  }
  const found = [...cancelling(group), ...blocking(workflow, group), ...replacing(workflow, group)];
  return found.length > 0 ? found : [fine(about, `One run at a time, by the group of the ${group.of}.`)];
}

function cancelling({ cancelInProgress }: ConcurrencyFacts): readonly Finding[] {
  if (cancelInProgress !== true) return [];
  return [
    {
      weight: 'warning',
      about: 'concurrency',
      text: 'cancel-in-progress: true ends a run whenever another one starts; its attempt is made again.',
      paste: { where: 'under `concurrency:`', lines: ['cancel-in-progress: false'] },
    },
  ];
}

/** A command such as cancel must not wait behind the run that it is about (03-interface §4). */
function blocking({ triggers }: WorkflowFacts, group: ConcurrencyFacts): readonly Finding[] {
  if (group.of !== 'workflow' || !triggers.includes('issue_comment')) return [];
  return [
    {
      weight: 'warning',
      about: 'concurrency',
      text: 'The concurrency group of the whole workflow holds back /ralph cancel and /ralph status until the run has ended.',
      paste: {
        where: 'in the job that runs, not at the top; commands get a job of their own',
        lines: ['concurrency:', '  group: ralph'],
      },
    },
  ];
}

/** A group keeps one waiting run and drops the others (catalogue L6). */
function replacing({ triggers }: WorkflowFacts, { queues }: ConcurrencyFacts): readonly Finding[] {
  if (queues || !triggers.some((trigger) => trigger === 'issue_comment' || trigger === 'issues')) return [];
  return [
    {
      weight: 'note',
      about: 'concurrency',
      text: 'While one run works and another waits, a third command replaces the one that waits.',
      paste: { where: 'under `concurrency:`, to keep up to 100 waiting', lines: ['queue: max'] },
    },
  ];
}

/** What a run that shows itself on a pull request needs. */
const usual = ['permissions:', '  contents: write', '  pull-requests: write', '  actions: read'];

function permissions({ permissions: given, file }: WorkflowFacts): readonly Finding[] {
  if (given === undefined) {
    return [
      {
        weight: 'note',
        about: 'permissions',
        text: `${file} names no permissions: the token has what the repository's default gives.`,
        paste: { where: 'in the job', lines: usual },
      },
    ];
  }
  if (given !== 'all') return [];
  return [
    {
      weight: 'warning',
      about: 'permissions',
      text: 'permissions: write-all gives the token more than a run ever uses.',
      paste: { where: 'in its place', lines: usual },
    },
  ];
}
