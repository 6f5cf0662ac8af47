/** Path -> content; a file that starts with `#!` is executable. */
export type Files = Readonly<Record<string, string>>;

/** A small real project, and what its user's own steps made of it before the action runs. All scripts are for bash. */
export interface Sample {
  readonly name: string;
  /** Programs that must be in PATH; without them the sample is skipped, which is printed. */
  readonly needs: readonly string[];
  /** What is committed. */
  readonly files: Files;
  /** Makes further files before the commit, such as lock files. */
  readonly seed?: string;
  /** What lies in HOME. */
  readonly home?: Files;
  /** The user's own steps: what git ignores, such as dependencies and builds (layer 0), and caches in HOME. */
  readonly prepare: string;
  /** A service that the user's steps start and leave running; it ends with the stage. */
  readonly service?: string;
  readonly gate: string;
  /** Throws away what makes the gate's second run a warm one. */
  readonly chill: string;
  /** In the output of a cold run, and of no other. */
  readonly cold: RegExp;
  /** In the output of a warm run, and of no other. */
  readonly warm: RegExp;
}
