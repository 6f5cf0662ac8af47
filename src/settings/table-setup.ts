import type { SettingRow } from './row.ts';

/** How gates get the dependencies that a changed manifest or lock file asks for (02-loop §1, Gate views). */
export const SETUP_SETTINGS = [
  {
    name: 'setup_command',
    group: 'gates',
    type: { kind: 'command' },
    defaultText: 'none: gates see what the workspace had installed',
    description:
      'Installs dependencies, for example `npm ci`, in the same bash as the gates (`-eo pipefail`). It runs in front of the gates of every tree that the workspace has nothing installed for: where the files of setup_key are not those of the commit that is checked out there, and for the base too where the workspace holds no file that git ignores. It runs once for each state of these files where views are overlay mounts, else in each view that needs it.',
    aliases: [],
    source: '02-loop §1 Gate views',
  },
  {
    name: 'setup_key',
    group: 'gates',
    type: { kind: 'globs' },
    defaultText: 'the manifests and lock files of the usual package managers',
    description: 'Which files decide, as globs, whether setup_command has to run again.',
    aliases: [],
    source: '02-loop §1 Gate views',
  },
  {
    name: 'setup_env',
    group: 'gates',
    type: { kind: 'names' },
    defaultText: 'none',
    description:
      'Names of environment variables that setup_command receives although they look like secrets, for example a registry token; only on the tree of the base branch, never on one that an agent or a pull request changed.',
    aliases: [],
    source: '02-loop §1 Gate views',
  },
  {
    name: 'setup_scripts',
    group: 'gates',
    type: { kind: 'choice', values: ['off', 'allow'], later: [] },
    default: 'off',
    description:
      'Whether packages may run install scripts when the files of setup_key are not those of the base branch.',
    aliases: [],
    source: '02-loop §1 Gate views',
  },
] as const satisfies readonly SettingRow[];
