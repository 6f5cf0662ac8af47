import { randomBytes } from 'node:crypto';

/** Secrets of a scene by the place where they lie. Whoever prints one has been in that place. */
export type Canaries = Readonly<Record<CanaryName, string>>;

export type CanaryName = (typeof names)[number];

const names = [
  'environment',
  'heap',
  'checkoutOld',
  'checkoutNew',
  'event',
  'runnerCredentials',
  'journal',
  'ssh',
  'cloud',
  'registry',
  'gitLogin',
  'rootOnly',
] as const;

/** New secrets. They have one form, so that an attack may look for the form without knowing the value. */
export function makeCanaries(): Canaries {
  const entries = names.map((name) => [name, `CANARY-${name}-${randomBytes(8).toString('hex')}`]);
  return Object.fromEntries(entries) as Canaries;
}

/** Environment of a controller, with secrets as GitHub gives them to an action. */
export function secretEnvironment({ environment }: Canaries): Record<string, string> {
  return {
    INPUT_GITHUB_TOKEN: environment,
    ACTIONS_RUNTIME_TOKEN: environment,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: environment,
    NPM_TOKEN: environment,
  };
}

/** Names of the secrets that a text shows, plainly or in base64. */
export function canariesIn(text: string, canaries: Canaries): CanaryName[] {
  const decoded = [...text.matchAll(/[A-Za-z0-9+/]{24,}={0,2}/g)].map(([code]) =>
    Buffer.from(code, 'base64').toString(),
  );
  const all = [text, ...decoded].join('\n');
  return names.filter((name) => all.includes(canaries[name]));
}
