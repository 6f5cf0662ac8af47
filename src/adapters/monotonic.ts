/**
 * Milliseconds since the process began, with fractions; never goes back. The engine's `performance` tells the same, and is made at its first use of
 * nine modules of Node's: a millisecond before the first agent.
 */
export function monotonicMs(): number {
  return process.uptime() * 1000;
}
