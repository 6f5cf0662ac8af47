/**
 * A shell command that starts another one (a program's name and its arguments) in a session of its own, and ends when it runs there.
 * Without the wait, a client that kills the process group of its shell at the shell's end comes before setsid more often than not.
 * The program is found by its name, which the client's own processes do not have: one client has "$!" quoted and never expanded.
 */
export function leaveBehind(command: string): string {
  const [program = ''] = command.split(' ');
  return `setsid nohup ${command} >/dev/null 2>&1 & until grep -qsx ${program} /proc/[0-9]*/comm; do sleep 0.05; done`;
}
