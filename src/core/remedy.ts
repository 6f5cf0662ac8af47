import { dockerAway, noScript } from './environment-rows.ts';
import type { Check } from './gates.ts';

/** The cause of a trouble of the surroundings, with what to do about it where the cause does not say. */
export function withRemedy(cause: string, check: Pick<Check, 'docker'> | undefined): string {
  const remedy = remedyOf(cause, check);
  if (remedy === undefined) return cause;
  return `${/[.!?]$/.test(cause) ? cause : `${cause}.`} ${remedy}`;
}

function remedyOf(cause: string, check: Pick<Check, 'docker'> | undefined): string | undefined {
  if (noClient.test(cause)) return `Install Docker in a step before this action${declared(check)}`;
  if (cause.startsWith(noScript)) {
    return 'Correct the command of the check, or commit the script; with baseline: off a story may bring it.';
  }
  if (cause.startsWith(dockerAway)) return `Have Docker running before this action starts${declared(check)}`;
  return undefined;
}

/** The walls hide the daemon from every other gate, so it may well be running. */
function declared(check: Pick<Check, 'docker'> | undefined): string {
  return check?.docker === true ? '' : ', and write the gate under gates: with docker: true, else the walls hide it';
}

const noClient = /^command not found: .*\bdocker(?:-compose)?: (?:command )?not found$/;
