import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Adds to package-lock.json the optional platform packages that a registry mirror does not carry. npm leaves them out of the lock
 * when it cannot see them and then refuses its own lock in `npm ci`. They belong to other platforms and are never downloaded here.
 * Run it after every change of the dependencies: `node scripts/complete-lock.ts`.
 */
interface LockEntry {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

const file = resolve(import.meta.dirname, '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockEntry> };
const added: string[] = [];

for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (lock.packages[`node_modules/${name}`] ?? lock.packages[`${place}/node_modules/${name}`]) continue;
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[^\d]*/, ''),
      ...(entry.dev === true ? { dev: true } : {}),
      optional: true,
      ...platformOf(name),
    };
    added.push(name);
  }
}
const { '': root, ...rest } = lock.packages;
const sorted = Object.fromEntries(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: { '': root, ...sorted } }, null, 2)}\n`);
console.log(`added ${added.length} packages of other platforms`);

/** The platform that the name of such a package spells out. */
function platformOf(name: string): Record<string, string[]> {
  const words = name.toLowerCase().split(/[-/@]/);
  const pick = (known: Readonly<Record<string, string>>): string[] =>
    Object.entries(known).flatMap(([word, value]) => (words.includes(word) ? [value] : []));
  const os = pick({
    android: 'android',
    darwin: 'darwin',
    freebsd: 'freebsd',
    linux: 'linux',
    linuxmusl: 'linux',
    win32: 'win32',
    openharmony: 'openharmony',
    netbsd: 'netbsd',
    openbsd: 'openbsd',
    sunos: 'sunos',
    aix: 'aix',
  });
  const cpu = pick({
    arm64: 'arm64',
    x64: 'x64',
    ia32: 'ia32',
    arm: 'arm',
    ppc64: 'ppc64',
    ppc64le: 'ppc64',
    riscv64: 'riscv64',
    s390x: 's390x',
    loong64: 'loong64',
    mips64el: 'mips64el',
    wasm32: 'wasm32',
  });
  const libc = words.includes('musl') || words.includes('musleabihf') ? ['musl'] : [];
  return { ...(os.length > 0 ? { os } : {}), ...(cpu.length > 0 ? { cpu } : {}), ...(libc.length > 0 ? { libc } : {}) };
}
