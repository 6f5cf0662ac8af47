/** How far agents and gates are kept from the controller (04-trust rule 2), best first. */
export const ISOLATION_LEVELS = ['namespace', 'user', 'process'] as const;
export type IsolationLevel = (typeof ISOLATION_LEVELS)[number];

/** How a namespace is entered: as root, through sudo, or in a user namespace of an ordinary user. */
export type NamespaceWay = 'root' | 'sudo' | 'user-namespace';

/**
 * What a gate's tree is made of (02-loop §1, Gate views): an overlay mount, or one folder that is cleaned and verified before each
 * gate.
 */
export const VIEW_KINDS = ['overlay', 'clean'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** What the probe found and the run uses; the report prints it (04-trust rules 2 and 21). */
export interface Isolation {
  readonly level: IsolationLevel;
  /** Set at level `namespace`. */
  readonly way?: NamespaceWay;
  readonly views: ViewKind;
  /** HOME of agents and gates: the real one under an overlay, or a throw-away one with links to its caches. */
  readonly home: 'overlay' | 'throw-away';
  /** What is not protected and why no better level is used; whole sentences. */
  readonly notes: readonly string[];
}

/** What walls may leave open besides files and processes. */
interface Open {
  readonly level: IsolationLevel;
  /** Agents and gates can call the key rings of the job. */
  readonly keys: boolean;
  /** Services of the machine see them as root. */
  readonly isRoot: boolean;
}

/** The part of the machine that stays within reach of agents and gates on Linux (X39, X40). */
export function openSentence({ level, keys, isRoot }: Open): string {
  const open = [
    ...(keys ? ['key rings'] : []),
    ...(level === 'namespace' ? [] : ['System V shared memory, semaphores and queues']),
    'abstract unix sockets',
    ...(isRoot ? ['services of the machine that obey root'] : []),
  ];
  return `Not protected: ${open.join('; ')}.`;
}
