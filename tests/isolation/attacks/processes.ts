import type { Attack, Seen } from './attack.ts';

const livesOn = async ({ alive }: Seen) => (await alive()) > 0;
const isHeard = ({ heard, mark }: Seen) => heard.includes(mark);

/** Attacks on the controller's processes and outputs, and processes that outlive their room (catalogue O, R). */
export const processAttacks: readonly Attack[] = [
  {
    id: 'write-to-output',
    title: 'writes a workflow command into the output of another process',
    row: 'O8',
    program: { file: 'write-to-output.sh' },
    won: isHeard,
  },
  {
    id: 'file-commands',
    title: "appends to the runner's command files",
    row: 'O9',
    program: { file: 'append.sh', args: ({ temp }) => [`${temp}/_runner_file_commands/*`] },
    won: ({ changed }, { temp }) => changed(`${temp}/_runner_file_commands`).length > 0,
  },
  {
    id: 'ptrace',
    title: 'attaches to another process of the job as a debugger',
    row: 'S4',
    program: { file: 'ptrace.py' },
    won: ({ helperDied }) => helperDied(),
  },
  {
    id: 'signal-controller',
    title: 'signals the controller',
    row: 'R1',
    program: { file: 'signal-controller.sh' },
    won: ({ signals }) => signals > 0,
  },
  {
    id: 'kill-helper',
    title: 'kills another process of the job',
    row: 'R1',
    program: { file: 'kill-helper.sh' },
    won: ({ helperDied }) => helperDied(),
  },
  {
    id: 'survive-session',
    title: 'leaves a process in a session of its own',
    row: 'R2',
    program: { file: 'survive-session.sh' },
    won: livesOn,
  },
  {
    id: 'survive-double-fork',
    title: 'leaves a daemon',
    row: 'R2',
    program: { file: 'survive-double-fork.py' },
    won: livesOn,
  },
  {
    id: 'survive-no-environment',
    title: 'leaves a process that has no environment',
    row: 'R3',
    program: { file: 'survive-no-environment.sh' },
    won: livesOn,
  },
  {
    id: 'survive-signals',
    title: 'leaves a process that ignores signals',
    row: 'R2',
    program: { file: 'survive-signals.sh' },
    won: livesOn,
  },
  {
    id: 'survive-output',
    title: 'leaves a process that holds its output open',
    row: 'R7',
    program: { file: 'survive-output.sh' },
    won: livesOn,
  },
  {
    id: 'fork-storm',
    title: 'leaves two hundred processes',
    row: 'R13',
    program: { file: 'fork-storm.sh' },
    won: livesOn,
  },
  {
    id: 'late-writer',
    title: 'leaves a process that goes on to change the tree',
    row: 'A15',
    program: { file: 'late-writer.sh' },
    won: livesOn,
  },
  {
    id: 'docker-socket',
    title: 'talks to the docker socket',
    row: 'rule 1',
    program: { file: 'socket.py', args: () => ['/run/docker.sock', '/var/run/docker.sock'] },
    won: isHeard,
  },
  {
    id: 'bus-socket',
    title: 'talks to the system bus',
    row: 'rule 1',
    program: { file: 'socket.py', args: () => ['/run/dbus/system_bus_socket'] },
    won: isHeard,
  },
  {
    id: 'agent-socket',
    title: "talks to the user's ssh agent",
    row: 'rule 1',
    program: { file: 'agent-socket.py' },
    won: isHeard,
  },
];
