import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Bind, hides, type Mount } from './mounts.ts';

/*
 * Services of the machine do what root asks for. Where the job is root's, agents and gates are another user, to whom the places that are
 * theirs are shown as if it owned them: the kernel changes owners on the way through a mount, nothing on the disk changes.
 */

/** Numbers that neither distributions nor systemd give to anybody, and that level `user` does not take. */
const FIRST = 60_578;
const COUNT = 128;

export function chooseStandIn(): number {
  return FIRST + randomInt(COUNT);
}

/**
 * Mounts places over themselves with root and the stand-in changed for one another. A place whose file system cannot do that stays as it is:
 * whether what must be written can be, the probe has tried. HOME stays read-only; a place in it has its owners from it, and is writable
 * again. The child is known by its number in this /proc. Arguments: number of unshare, the stand-in, how many of the rest are HOMEs,
 * absolute paths.
 */
const script = `
my ($unshare, $user, $homes, @places) = @ARGV;
$unshare += 0; $user += 0;
pipe R, W; pipe C, D;
my $child = fork;
if (!$child) { close R; close D; syscall($unshare, 0x10000000) == 0 or exit 1; syswrite W, readlink "/proc/self"; sysread C, my $end, 1; exit }
close W; close C;
sysread R, my $number, 20 or die "no user namespace\\n";
my $map = "0 $user 1\\n1 1 " . ($user - 1) . "\\n$user 0 1\\n" . ($user + 1) . " " . ($user + 1) . " " . (4294967294 - $user) . "\\n";
for my $file ("uid_map", "gid_map") { open F, ">", "/proc/$number/$file" and syswrite(F, $map) or die "$file: $!\\n"; close F }
open N, "<", "/proc/$number/ns/user" or die "user: $!\\n";
my $here = "";
sub change { my $set = pack "Q4", $_[1], $_[2], 0, fileno N; syscall(442, $_[0], $here, 0x9000, $set, 32) == 0 }
for my $place (@places) {
  my $tree = syscall 428, -100, $place, 0x88001;
  next if $tree < 0;
  my $done = $homes-- > 0 ? change($tree, 0x100001, 0) : change($tree, 0x100000, 0) || change($tree, 0, 1);
  syscall 429, $tree, $here, -100, $place, 4 if $done;
}
close D;
waitpid $child, 0;
exit 0;
`;

/** Numbers of unshare(2); those of the calls for mounts are the same everywhere. */
const unshares: Readonly<Partial<Record<NodeJS.Architecture, number>>> = { x64: 272, arm64: 97 };

/** Absolute paths, none of them below another one of its list. */
export interface OwnedPlaces {
  readonly homes: readonly string[];
  /** What a room may write to, or is shown besides. */
  readonly places: readonly string[];
}

/** The command that does it, as root. */
export function ownCommand(perl: string, standIn: number, { homes, places }: OwnedPlaces): readonly string[] {
  const numbers = [unshares[process.arch] ?? 0, standIn, homes.length].map(String);
  return [perl, '-e', script, '--', ...numbers, ...homes, ...places];
}

/** HOMEs, and the places behind mounts that are a room's own. */
export function ownedPlaces(mounts: readonly Mount[], rooms: string, homes: readonly string[]): OwnedPlaces {
  const sources = mounts.flatMap((mount) => {
    if (mount.kind === 'overlay') return [...mount.lowers, sharedFolder(mount.upper, mount.work)];
    return mount.kind === 'bind' && mount.isOwn === true ? [mount.source] : [];
  });
  const places = topmost([...sources, rooms]).filter((path) => !homes.includes(path));
  return { homes: topmost(homes), places };
}

function topmost(paths: readonly string[]): readonly string[] {
  const all = [...new Set(paths)].filter((path) => existsSync(path));
  return all.filter((path) => !all.some((other) => other !== path && hides(other, path)));
}

/** Both must lie in one mount. */
function sharedFolder(upper: string, work: string): string {
  const folder = dirname(upper);
  return hides(folder, work) ? folder : sharedFolder(folder, work);
}

/** Programs ask who they are: the stand-in has a name. */
export function nameFiles(standIn: number, home: string, shared: string): readonly Bind[] {
  const lines = { passwd: `ralph:x:${standIn}:${standIn}::${home}:/bin/sh`, group: `ralph:x:${standIn}:` };
  mkdirSync(shared, { recursive: true, mode: 0o700 });
  return Object.entries(lines).flatMap(([name, line]) => {
    const [source, target] = [join(shared, name), `/etc/${name}`];
    if (!existsSync(target)) return [];
    if (!existsSync(source)) writeFileSync(source, `${readFileSync(target, 'utf8').replace(/\n*$/, '\n')}${line}\n`);
    return [{ kind: 'bind', source, target, writable: false }];
  });
}
