import type { Check } from './gates.ts';

/** What the detection looks at: tracked paths of the policy base and the root package.json, if any. */
export interface Manifests {
  readonly paths: ReadonlySet<string>;
  readonly packageJson: string | undefined;
}

/**
 * The manifests as the working directory sees them: its own files, and the lock files of the root, which tell the package manager of
 * a workspace. `packageJson` is that of the folder.
 */
export function manifestsIn(folder: string, { paths, packageJson }: Manifests): Manifests {
  if (folder === '') return { paths, packageJson };
  const own = [...paths].flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : []));
  return { paths: new Set([...own, ...workspaceLocks.filter((path) => paths.has(path))]), packageJson };
}

const workspaceLocks = ['pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'];

interface Detector {
  readonly because: string;
  readonly command: (manifests: Manifests) => string | undefined;
}

/** A check found in the manifests, with the file that says so. */
export type Detected = { readonly check: Check; readonly because: string };

/** First match wins: the test command that the repository itself declares (02-loop §1, "No test gate configured"). */
const detectors: readonly Detector[] = [
  { because: 'scripts.test of package.json', command: nodeTest },
  { because: 'Cargo.toml', command: ({ paths }) => (paths.has('Cargo.toml') ? 'cargo test' : undefined) },
  { because: 'go.mod', command: ({ paths }) => (paths.has('go.mod') ? 'go test ./...' : undefined) },
  { because: 'a pytest configuration', command: pytest },
  { because: 'mvnw', command: ({ paths }) => (paths.has('mvnw') ? './mvnw -B test' : undefined) },
  { because: 'pom.xml', command: ({ paths }) => (paths.has('pom.xml') ? 'mvn -B test' : undefined) },
  { because: 'gradlew', command: ({ paths }) => (paths.has('gradlew') ? './gradlew test' : undefined) },
  { because: '.rspec', command: ({ paths }) => (paths.has('.rspec') ? 'bundle exec rspec' : undefined) },
  { because: 'phpunit.xml', command: phpunit },
];

/** The test command of this repository, or undefined when no manifest names one. */
export function detectCheck(manifests: Manifests): Detected | undefined {
  for (const { because, command } of detectors) {
    const found = command(manifests);
    if (found !== undefined) return { check: { name: 'test', command: found }, because };
  }
  return undefined;
}

function nodeTest({ paths, packageJson }: Manifests): string | undefined {
  if (packageJson === undefined || !declaresTest(packageJson)) return undefined;
  if (paths.has('pnpm-lock.yaml')) return 'pnpm test';
  if (paths.has('yarn.lock')) return 'yarn test';
  if (paths.has('bun.lock') || paths.has('bun.lockb')) return 'bun run test';
  return 'npm test';
}

function declaresTest(packageJson: string): boolean {
  try {
    const manifest: unknown = JSON.parse(packageJson);
    const script = (manifest as { scripts?: { test?: unknown } } | null)?.scripts?.test;
    return typeof script === 'string' && script.trim() !== '' && !script.includes('no test specified');
  } catch {
    return false;
  }
}

function pytest({ paths }: Manifests): string | undefined {
  const configured = ['pytest.ini', 'tests/conftest.py', 'conftest.py', 'tox.ini'].some((path) => paths.has(path));
  return configured ? 'python -m pytest' : undefined;
}

function phpunit({ paths }: Manifests): string | undefined {
  return paths.has('phpunit.xml') || paths.has('phpunit.xml.dist') ? 'vendor/bin/phpunit' : undefined;
}
