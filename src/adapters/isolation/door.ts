import { spawnSync } from 'node:child_process';
import type { ProcessCall } from '../process/supervise.ts';

/** What Linux calls the calls of key rings, on one kind of machine. */
interface Machine {
  readonly prctl: number;
  readonly seccomp: number;
  /** Of what a program may be made for: its name (`AUDIT_ARCH_…`) and the first of add_key, request_key and keyctl, which follow each other. */
  readonly callers: readonly (readonly [name: number, first: number])[];
}

const machines: Readonly<Partial<Record<NodeJS.Architecture, Machine>>> = {
  x64: {
    ...{ prctl: 157, seccomp: 317 },
    callers: [
      [0xc000003e, 248],
      [0x40000003, 286],
    ],
  },
  arm64: {
    ...{ prctl: 167, seccomp: 277 },
    callers: [
      [0xc00000b7, 217],
      [0x40000028, 309],
    ],
  },
};

const KEY_CALLS = 3;

/** Steps of a filter as the kernel reads them (`struct sock_filter`): code, where to jump when true and when false, value. */
type Step = readonly [code: number, isTrue: number, isFalse: number, value: number];

const [LOAD, AND, IS, IS_AT_LEAST, RETURN] = [0x20, 0x54, 0x15, 0x35, 0x06];
const [CALL, CALLER] = [0, 4];
const ALLOW = 0x7fff0000;
/** As a kernel without key rings answers, which programs expect: `ENOSYS`. */
const NOT_THERE = 0x00050026;

/** Answers every call of key rings as a kernel that has none, whatever kind of program makes it. */
function filterOf({ callers }: Machine): Buffer {
  const steps = callers.flatMap(([name, first]): Step[] => [
    [LOAD, 0, 0, CALLER],
    [IS, 0, 6, name],
    [LOAD, 0, 0, CALL],
    // Programs of x32 call by the same numbers with one bit more.
    [AND, 0, 0, 0xbfffffff],
    [IS_AT_LEAST, 0, 2, first],
    [IS_AT_LEAST, 1, 0, first + KEY_CALLS],
    [RETURN, 0, 0, NOT_THERE],
    [RETURN, 0, 0, ALLOW],
  ]);
  return Buffer.concat([...steps, [RETURN, 0, 0, NOT_THERE] as const].map(bytesOf));
}

function bytesOf([code, isTrue, isFalse, value]: Step): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(isTrue, 2);
  bytes.writeUInt8(isFalse, 3);
  bytes.writeUInt32LE(value, 4);
  return bytes;
}

/**
 * Joins a key ring of its own, which what the kernel does for a process looks into, then closes all others to it and to everything that it
 * starts, tries whether they are, and becomes its arguments. A key ring of a user cannot be changed for another one, and who is the same
 * user can find it by its number. Arguments: numbers of keyctl, prctl and seccomp, the filter.
 */
const script = `
sub fail { print STDERR "$_[0]: $!\\n"; exit 126 }
my ($keyctl, $prctl, $seccomp) = map { $_ + 0 } splice @ARGV, 0, 3;
my $filter = pack "H*", shift;
my $program = pack "S x6 P", length($filter) / 8, $filter;
syscall $keyctl, 1, 0;
syscall($prctl, 38, 1, 0, 0, 0) == 0 or fail "no_new_privs";
syscall($seccomp, 1, 4, $program) == 0 or fail "seccomp";
syscall($keyctl, 0, -3, 0) == -1 or fail "key rings are not closed";
delete $ENV{PERL_BADLANG};
for (keys %ENV) { $ENV{$1} = delete $ENV{$_} if /^RALPH_DOOR_(PERL.*)/s }
exec { $ARGV[0] } @ARGV or print STDERR "$ARGV[0]: $!\\n";
exit($! == 2 ? 127 : 126);
`;

/** What every process behind walls goes through. */
export interface Door {
  /** Absolute. */
  readonly perl: string;
  readonly args: readonly string[];
}

/** The door of this machine, tried once; undefined where it has no perl that can make these calls. */
export function findDoor(perl: string): Door | undefined {
  const machine = machines[process.arch];
  if (machine === undefined) return undefined;
  const { prctl, seccomp, callers } = machine;
  const keyctl = (callers[0]?.[1] ?? 0) + KEY_CALLS - 1;
  const args = ['-e', script, '--', ...[keyctl, prctl, seccomp].map(String), filterOf(machine).toString('hex')];
  const tried = spawnSync(perl, [...args, '/bin/true'], { stdio: 'ignore', cwd: '/', env: ownWords });
  return tried.status === 0 ? { perl, args } : undefined;
}

/** Perl complains of a language that the machine does not have, as if the program had said it. */
const ownWords = { PERL_BADLANG: '0' };

/** The same process, behind the door (X39); what the environment tells perl is meant for the program. */
export function throughDoor<T extends Pick<ProcessCall, 'program' | 'args' | 'env'>>(
  door: Door | undefined,
  call: T,
): T {
  if (door === undefined) return call;
  const env = Object.fromEntries(
    Object.entries(call.env).map(([name, value]) => [/^PERL/.test(name) ? `RALPH_DOOR_${name}` : name, value]),
  );
  return {
    ...call,
    program: door.perl,
    args: [...door.args, call.program, ...call.args],
    env: { ...env, ...ownWords },
  };
}
