import { join } from 'node:path';
import { processChecks } from '../adapters/checks.ts';
import { furnishHome } from '../adapters/home.ts';
import { gateEnvironment } from '../adapters/process/environment.ts';
import type { World } from '../ports.ts';
import type { LatePorts } from './late-ports.ts';
import { logProgress } from './observe.ts';
import { fileReports } from './reports.ts';
import { commits, publisher, snapshots } from './world-git.ts';
import { GRACE_MS, marker, type Parts } from './world-parts.ts';

/** The ports that nobody needs before the first agent or the baseline works; in a chunk of the bundle of their own. */
export function openLate(parts: Parts): LatePorts {
  const { call, clean } = parts;
  return {
    checks: checks(parts),
    snapshots: snapshots(parts),
    commits: commits(parts),
    publisher: publisher(parts),
    reports: fileReports({
      folder: join(call.folder, 'reports', call.plan.runId),
      context: { links: call.job, isolation },
      redact: clean,
      onSummary: call.onSummary,
    }),
  };
}

/** What this version can do on every machine; the report says it (04-trust rule 21). */
const isolation = { level: 'process', detail: '' } as const;

function checks({ call, trees, logs }: Parts): World['checks'] {
  const { env, prepared } = call;
  return processChecks({
    bash: prepared.programs.bash,
    environment: ({ home, tmp }) =>
      gateEnvironment(env, { home, tmp, names: prepared.settings.gateEnv, masked: call.secrets }),
    openView: (tree) => trees.openView(tree),
    logs,
    scratch: join(call.folder, 'scratch'),
    furnishHome: (home) => furnishHome(env['HOME'] ?? '', home),
    graceMs: GRACE_MS,
    marker: () => marker(call.folder),
    progress: logProgress(call.log),
    onStarted: call.onStarted,
    elapsedMs: call.clock.elapsedMs,
    cancel: call.cancel,
  });
}
