import { accessSync, constants, statSync } from 'node:fs';
import { type ProgramSearch, resolveProgram } from '../../adapters/process/resolve.ts';
import type { DockerFacts } from '../../core/doctor/facts.ts';

/** Where the daemon listens unless DOCKER_HOST names another place. */
const USUAL_SOCKET = '/var/run/docker.sock';

/**
 * Looks for the program and the socket of docker without starting or asking anything; a daemon on another machine is taken to be there.
 * @param host value of DOCKER_HOST; absent or empty = the usual socket
 */
export function lookAtDocker(search: ProgramSearch, host: string | undefined): DockerFacts {
  const program = resolveProgram('docker', search);
  const socket =
    host === undefined || host === '' ? USUAL_SOCKET : /^unix:\/\/(?<path>\/.*)$/s.exec(host)?.groups?.['path'];
  const noSocket = socket === undefined || isOpenSocket(socket) ? undefined : socket;
  return { ...(!program.ok && { noProgram: program.message }), ...(noSocket !== undefined && { noSocket }) };
}

/** Whether this user may connect to a socket at this path. */
function isOpenSocket(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return statSync(path).isSocket();
  } catch {
    return false;
  }
}
