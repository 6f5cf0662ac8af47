import type { Merged } from './merge.ts';
import type { Settings } from './settings.ts';

/** When a story or a run is stopped because attempts do not help. */
export function stopping({
  values,
}: Merged): Pick<
  Settings,
  'onThrash' | 'onEscalate' | 'approval' | 'classifier' | 'criticWindow' | 'breaker' | 'resetCircuit'
> {
  return {
    onThrash: values.on_thrash,
    onEscalate: values.on_escalate,
    approval: values.signoff,
    classifier: values.classifier,
    criticWindow: values.critic_window,
    breaker: {
      sameError: values.same_error_threshold,
      noProgress: values.no_progress_threshold,
      progress: values.progress,
    },
    resetCircuit: values.reset_circuit,
  };
}
