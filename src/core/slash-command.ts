/** What one comment asks for (03-interface §4); every value as it was written, checked for its form alone. */
export type SlashCommand =
  | ObjectiveCommand
  | RunCommand
  /** `agent`: the configured agent writes the stories; absent = a deterministic reader finds them, and no agent is called. */
  | { readonly kind: 'init'; readonly feature?: string; readonly agent?: true }
  | { readonly kind: 'status'; readonly runId?: string }
  /** `reason`: verbatim, empty = none given. */
  | { readonly kind: 'cancel'; readonly reason: string }
  | { readonly kind: 'resume'; readonly runId?: string; readonly fresh: boolean }
  /** `allow`: a protected thing that the story may change from now on. */
  | { readonly kind: 'retry'; readonly story: string; readonly allow?: string }
  | { readonly kind: 'approve' }
  | { readonly kind: 'fix'; readonly what: string }
  | { readonly kind: 'abort' }
  | { readonly kind: 'doctor' }
  | { readonly kind: 'help' };

/** `/ralph "objective" [--max N] [--criteria "cmd"] [--model M]`. */
export interface ObjectiveCommand {
  readonly kind: 'objective';
  readonly objective: string;
  /** Attempts and iterations, from 1; what the workflow allows caps it later. */
  readonly max?: number;
  /** One line for the bash of the gates, or the name of a configured one; `comment_criteria` decides. */
  readonly criteria?: string;
  readonly model?: string;
}

/** `/ralph run [feature] [--story ID[,ID]] [--max N] [--fresh]`. */
export interface RunCommand {
  readonly kind: 'run';
  readonly feature?: string;
  /** Empty = all open ones. */
  readonly stories: readonly string[];
  /** Iterations, from 1. */
  readonly max?: number;
  /** Nothing of an unfinished run is gone on with. */
  readonly fresh: boolean;
}

/** How each command is written, in the order of the usage text. */
export const slashForms: Readonly<Record<SlashCommand['kind'], string>> = {
  objective: '"objective" [--max N] [--criteria "cmd"] [--model M]',
  run: 'run [feature] [--story ID[,ID]] [--max N] [--fresh]',
  init: 'init [feature] [--agent]',
  status: 'status [run-id]',
  cancel: 'cancel [reason]',
  resume: 'resume [run-id] [--fresh]',
  retry: 'retry STORY [--allow GLOB]',
  approve: 'approve',
  fix: 'fix "what"',
  abort: 'abort',
  doctor: 'doctor',
  help: 'help',
};
