import { quote } from '../prd-json.ts';
import type { DockerFacts, DoctorFacts } from './facts.ts';
import type { Finding } from './finding.ts';

/** Whether gates with `docker: true` find what they need; nothing where no gate has it. */
export function dockerFindings({ docker, gates }: DoctorFacts): readonly Finding[] {
  if (docker === undefined) return [];
  const { noProgram, unreadHost } = docker;
  // A line that calls docker says itself that the program is not here.
  const isTold = gates.some(({ missing }) => missing.some(({ program }) => program === 'docker'));
  return [
    ...(noProgram === undefined || isTold ? [] : [warning(`Gates with docker: true may call docker. ${noProgram}`)]),
    ...(unreadHost === undefined ? [] : [warning(unread(unreadHost))]),
    ...unreachable(docker),
  ];
}

function unread(host: string): string {
  return `DOCKER_HOST is ${quote(host)}, which cannot be read as a place where a docker daemon listens. Write unix:// and an absolute path, tcp:// or ssh:// and a host, or leave it out.`;
}

function unreachable({ noSocket, context }: DockerFacts): readonly Finding[] {
  if (noSocket === undefined) return [];
  const seen = `the docker daemon: at ${noSocket} is no socket that this user may write to`;
  const advice = 'Have Docker running before this action starts, or set DOCKER_HOST to where it listens.';
  return [
    context === undefined
      ? warning(`Gates with docker: true do not reach ${seen}. ${advice}`)
      : warning(
          `Gates with docker: true may not reach ${seen}, and whether DOCKER_CONTEXT ${quote(context)} means another place was not looked at. ${advice}`,
        ),
  ];
}

function warning(text: string): Finding {
  return { weight: 'warning', about: 'docker', text };
}
