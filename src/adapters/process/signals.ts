/** A signal by which the runner or a person ends the action (04-trust §4). */
export type TerminationSignal = 'SIGINT' | 'SIGTERM';

/**
 * Calls the handler once, on the first SIGINT or SIGTERM; later ones are ignored, so that the runner's second signal
 * does not cut the clean-up short. Until disposed the signals do not end this process by themselves.
 */
export function onTermination(handler: (signal: TerminationSignal) => void): Disposable {
  let called = false;
  const listener = (signal: NodeJS.Signals): void => {
    if (called || !isTermination(signal)) return;
    called = true;
    handler(signal);
  };
  for (const signal of SIGNALS) process.on(signal, listener);
  return {
    [Symbol.dispose]() {
      for (const signal of SIGNALS) process.off(signal, listener);
    },
  };
}

const SIGNALS: readonly TerminationSignal[] = ['SIGINT', 'SIGTERM'];

function isTermination(signal: NodeJS.Signals): signal is TerminationSignal {
  return signal === 'SIGINT' || signal === 'SIGTERM';
}
