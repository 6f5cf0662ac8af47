import type { DoctorFacts } from './facts.ts';
import type { Finding } from './finding.ts';

/** Whether gates with `docker: true` find what they need; nothing where no gate has it. */
export function dockerFindings({ docker, gates }: DoctorFacts): readonly Finding[] {
  if (docker === undefined) return [];
  const { noProgram, noSocket } = docker;
  // A line that calls docker says itself that the program is not here.
  const isTold = gates.some(({ missing }) => missing.some(({ program }) => program === 'docker'));
  return [
    ...(noProgram === undefined || isTold ? [] : [warning(`Gates with docker: true may call docker. ${noProgram}`)]),
    ...(noSocket === undefined ? [] : [warning(unreachable(noSocket))]),
  ];
}

function unreachable(socket: string): string {
  return `Gates with docker: true do not reach the docker daemon: at ${socket} is no socket that this user may write to. Have Docker running before this action starts, or set DOCKER_HOST to where it listens.`;
}

function warning(text: string): Finding {
  return { weight: 'warning', about: 'docker', text };
}
