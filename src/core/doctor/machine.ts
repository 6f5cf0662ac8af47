import type { Isolation } from '../isolation.ts';
import type { DoctorFacts, MachineFacts } from './facts.ts';
import { type Finding, fine, inStep } from './finding.ts';

/** Under this no run can work: trees and logs alone take more. */
const TOO_LITTLE_MB = 200;
const LITTLE_MB = 2048;

/** Platform, disk and walls. */
export function machineFindings(facts: DoctorFacts): readonly Finding[] {
  return [...platform(facts.machine), ...disk(facts.machine), ...walls(facts)];
}

function platform({ platform: name }: MachineFacts): readonly Finding[] {
  if (name !== 'win32') return [];
  const text = 'Windows has none of the walls between controller and agent. Use a Linux runner.';
  return [
    {
      ...{ weight: 'blocks', about: 'machine', text },
      paste: { where: 'in the job', lines: ['runs-on: ubuntu-latest'] },
    },
  ];
}

function disk({ freeMb }: MachineFacts): readonly Finding[] {
  if (freeMb === undefined) return [];
  const free = `${freeMb >= LITTLE_MB ? `${Math.floor(freeMb / 1024)} GB` : `${freeMb} MB`} are free under RUNNER_TEMP`;
  if (freeMb < TOO_LITTLE_MB) {
    return [{ weight: 'blocks', about: 'disk', text: `Only ${free}; a run needs ${TOO_LITTLE_MB} MB to begin.` }];
  }
  if (freeMb < LITTLE_MB) {
    return [{ weight: 'warning', about: 'disk', text: `Only ${free}. Trees, caches of gates and logs stand there.` }];
  }
  return [fine('disk', `${free}.`)];
}

function walls({ machine, workflow, settings }: DoctorFacts): readonly Finding[] {
  const { isolation, isolationRefused: refused } = machine;
  if (refused !== undefined) {
    return [
      {
        ...{ weight: 'blocks', about: 'isolation', text: refused },
        paste: { where: inStep, lines: ['isolation: auto'] },
      },
    ];
  }
  if (isolation === undefined) return [];
  const notes = isolation.notes.map((note) => ` ${note}`).join('');
  if (isolation.level !== 'process') return [fine('isolation', `Level ${isolation.level}.${notes}`)];
  if (settings?.wantsNoWalls) {
    return [
      { weight: 'note', about: 'isolation', text: 'isolation: process is set: agents can reach the controller.' },
    ];
  }
  const strangers = workflow?.triggers.includes('issue_comment')
    ? ' Commands in comments are refused at this level, unless `isolation: process` is written out.'
    : '';
  return [
    {
      weight: 'warning',
      about: 'isolation',
      text: `Level process, which is unsafe: agents and gates run as the user of the controller.${strangers}${notes}`,
      ...(!isRefused(isolation) && {
        paste: {
          where: 'as a step before this action, or use a hosted Ubuntu runner',
          lines: ['- run: sudo apt-get install -y util-linux'],
        },
      }),
    },
  ];
}

/** Where the kernel refuses walls, no package helps, and the notes say what does. */
function isRefused({ notes }: Isolation): boolean {
  return notes.some((note) => note.startsWith('The kernel '));
}
