import { describe, expect, it } from 'vitest';
import { commitsOf } from '../support/scenario-facts.ts';
import { openStage } from './examples-rig.ts';

/** A job that plans, and one for each entry of its matrix, one after the other. */
const workflow = `on: workflow_dispatch
permissions:
  contents: write
  pull-requests: write
jobs:
  plan:
    runs-on: ubuntu-latest
    outputs:
      matrix: \${{ steps.ralph.outputs.matrix }}
    steps:
      - uses: actions/checkout@v6.0.1
      - id: ralph
        uses: org/ralph-action@v0.1.0
        with:
          mode: plan
          story: US-001,US-005
  work:
    needs: plan
    if: needs.plan.outputs.matrix != '[]'
    runs-on: ubuntu-latest
    strategy:
      max-parallel: 1
      fail-fast: false
      matrix:
        include: \${{ fromJSON(needs.plan.outputs.matrix) }}
    steps:
      - uses: actions/checkout@v6.0.1
      - uses: org/ralph-action@v0.1.0
        with:
          story: \${{ matrix.story }}
          gate_timeouts: test=15s/30s
`;

describe('mode: plan', () => {
  it('gives every open story a job, and no job when nothing is open [L1]', async () => {
    const stage = await openStage();
    const event = { name: 'workflow_dispatch', payload: { inputs: {} }, sha: stage.repository.sha };
    const first = await stage.play(workflow, { event });
    expect(first.step.outputs).toMatchObject({
      ...{ halt: 'skipped', iterations: '0' },
      matrix: '[{"story":"US-001","wave":0},{"story":"US-005","wave":0}]',
    });
    expect(
      first.result.jobs.map(({ conclusion }) => conclusion),
      first.log,
    ).toEqual(['success', 'success', 'success']);
    const { gitDir } = stage.repository.remote;
    const subjects = commitsOf(gitDir, 'main..ralph/plain-words').map(({ subject }) => subject);
    expect(subjects).toEqual(['feat: [US-001] - Ordinal numbers', 'feat: [US-005] - Serial comma']);
    const again = await stage.play(workflow, { event });
    expect(again.step.outputs['matrix'], again.log).toBe('[]');
    expect(again.result.jobs.map(({ conclusion }) => conclusion)).toEqual(['success', 'skipped']);
  });
});
