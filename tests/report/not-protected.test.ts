import { describe, expect, it } from 'vitest';
import type { Check } from '../../src/core/gates.ts';
import type { Isolation } from '../../src/core/isolation.ts';
import { notProtected } from '../../src/report/model-notices.ts';
import { processIsolation } from '../support/rooms.ts';
import { sampleRun } from '../support/sample-run.ts';

/** What the report of a run at this level says it did not protect. */
function said(level: Isolation['level']): string {
  return notProtected(sampleRun({ stories: [{ id: 'US-1' }] }), { ...processIsolation, level }).join('\n');
}

describe('without namespaces and without another user the report says', () => {
  it('[S3][S4] that children could read the memory of the controller', () => {
    expect(said('process')).toMatch(/^Isolation: level process\. Unsafe: .*could read its memory/);
  });

  it('[S5] that they ran as the user of the controller, with what that user may do', () => {
    expect(said('process')).toContain('agents and gates ran as the user of the controller');
  });

  it('[O8][O9] that they could write its files', () => {
    expect(said('process')).toContain('write its files (journal, runner files, trees)');
  });

  it('[R3] that a child could outlive the kill', () => {
    expect(said('process')).toMatch(/a child that drops its environment and its session can outlive the kill/);
  });
});

it('with namespaces the report says nothing of it', () => {
  expect(said('namespace')).not.toMatch(/unsafe|memory|outlive/i);
});

it.each(['namespace', 'user', 'process'] as const)(
  '[S16] the open network is told at level %s, with what closes it',
  (level) => {
    expect(said(level)).toMatch(/^Network: open for agents and gates\. Run inside an egress firewall/m);
  },
);

describe('of gates with docker: true the report says', () => {
  function saidOfDocker(level: Isolation['level'], ...names: readonly string[]): string {
    const checks = [
      { name: 'unit', command: 'true' },
      ...names.map((name) => ({ name, command: 'true', docker: true })),
    ];
    const run = sampleRun({ stories: [{ id: 'US-1' }] });
    return notProtected({ ...run, plan: { ...run.plan, checks } }, { ...processIsolation, level }).join('\n');
  }

  it.each(['namespace', 'user'] as const)('at level %s that the walls were not around them', (level) => {
    expect(saidOfDocker(level, 'dock')).toMatch(/ Agents and all gates but `dock` ran /);
    expect(saidOfDocker(level, 'a', 'b', 'c')).toMatch(/ Agents and all gates but `a`, `b` and `c` ran /);
    expect(saidOfDocker(level)).toMatch(/ Agents and gates ran /);
  });

  it('how large the hole is', () => {
    expect(saidOfDocker('namespace', 'dock')).toMatch(
      /^Gates with docker: `dock` may use docker and is not isolated: it runs as the controller's user, sees its processes and, with the docker socket, can become root\.$/m,
    );
    expect(saidOfDocker('namespace', 'a', 'b')).toMatch(
      /^Gates with docker: `a` and `b` may use docker and are not isolated: they run as the controller's user, see its /m,
    );
  });
});

describe('of gates with network: off the report says', () => {
  function saidOfOffline(level: Isolation['level']): string {
    const checks: readonly Check[] = [{ name: 'offline', command: 'true', network: 'off' }];
    const run = sampleRun({ stories: [{ id: 'US-1' }] });
    return notProtected({ ...run, plan: { ...run.plan, checks } }, { ...processIsolation, level }).join('\n');
  }

  it.each(['user', 'process'] as const)('at level %s that they had it all the same', (level) => {
    expect(saidOfOffline(level)).toMatch(
      new RegExp(`^Gates with network: off: offline had the network all the same\\. Isolation level ${level} `, 'm'),
    );
  });

  it('where it was taken away that it was open for all others alone', () => {
    const said = saidOfOffline('namespace');
    expect(said).toMatch(/^Network: open for agents and gates, closed for gates with network: off: offline\. Run /m);
    expect(said).not.toContain('had the network');
  });
});
