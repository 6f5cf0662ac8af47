import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dependencyFailed, type PickableStory, pickingOrder, pickStory } from '../../src/core/pick.ts';

function story(id: string, rest: Partial<PickableStory> = {}): PickableStory {
  return { id, index: Number(id), priority: undefined, dependsOn: [], state: 'open', ...rest };
}

describe('pickStory', () => {
  it.each<[string, PickableStory[], ReturnType<typeof pickStory>]>([
    ['nothing there', [], { type: 'none', blockedByDependency: [] }],
    ['file order without priorities', [story('1'), story('0')], { type: 'story', id: '0' }],
    ['lowest priority first', [story('0', { priority: 2 }), story('1', { priority: 1.5 })], { type: 'story', id: '1' }],
    ['ties in file order', [story('1', { priority: 1 }), story('0', { priority: 1 })], { type: 'story', id: '0' }],
    ['no priority comes last', [story('0'), story('1', { priority: 99 })], { type: 'story', id: '1' }],
    ['passed is not picked', [story('0', { state: 'passed' }), story('1')], { type: 'story', id: '1' }],
    ['ended is not picked', [story('0', { state: 'ended' })], { type: 'none', blockedByDependency: [] }],
    ['ineligible is not picked', [story('0', { state: 'ineligible' })], { type: 'none', blockedByDependency: [] }],
    [
      'a dependency first, whatever the priorities',
      [story('0', { priority: 0, dependsOn: ['1'] }), story('1', { priority: 9 })],
      { type: 'story', id: '1' },
    ],
    [
      'all dependencies passed',
      [story('0', { dependsOn: ['1'] }), story('1', { state: 'passed' })],
      { type: 'story', id: '0' },
    ],
    [
      'one dependency not passed',
      [story('0', { dependsOn: ['1', '2'] }), story('1', { state: 'passed' }), story('2', { state: 'ended' })],
      { type: 'none', blockedByDependency: ['0'] },
    ],
    ['an unknown dependency', [story('0', { dependsOn: ['9'] })], { type: 'none', blockedByDependency: ['0'] }],
  ])('%s', (_name, stories, expected) => expect(pickStory(stories)).toEqual(expected));

  it('picking and passing reaches every open story without a failed dependency', () => {
    const state = fc.constantFrom<PickableStory['state']>('open', 'open', 'open', 'ended', 'ineligible', 'passed');
    const graph = fc.array(
      fc.record({ state, needs: fc.array(fc.nat(), { maxLength: 3 }), priority: fc.option(fc.nat(3)) }),
    );
    fc.assert(
      fc.property(graph, (nodes) => {
        let stories = nodes.map((node, index): PickableStory => {
          const dependsOn = index === 0 ? [] : [...new Set(node.needs.map((need) => String(need % index)))];
          return story(String(index), { dependsOn, state: node.state, priority: node.priority ?? undefined });
        });
        const unreachable = dependencyFailed(stories);
        for (let pick = pickStory(stories); pick.type === 'story'; pick = pickStory(stories)) {
          const { id } = pick;
          expect(stories.find((one) => one.id === id)?.state).toBe('open');
          stories = stories.map((one) => (one.id === id ? { ...one, state: 'passed' as const } : one));
        }
        expect(stories.filter((one) => one.state === 'open').map((one) => one.id)).toEqual(unreachable);
      }),
    );
  });
});

describe('pickingOrder', () => {
  it.each<[readonly (number | undefined)[], readonly number[]]>([
    [[], []],
    [
      [undefined, undefined],
      [0, 1],
    ],
    [
      [-1, 0, 0, 7, undefined],
      [0, 1, 2, 3, 4],
    ],
    [
      [2, 1],
      [1, 0],
    ],
    [
      [1, undefined, 1, 2],
      [0, 2, 3, 1],
    ],
  ])('of priorities %j is %j', (priorities, order) => {
    expect(pickingOrder(priorities.map((priority) => (priority === undefined ? {} : { priority })))).toEqual(order);
  });

  it('is the order in which stories are picked when each passes and none waits', () => {
    const priorities = fc.array(fc.option(fc.nat(4), { nil: undefined }));
    fc.assert(
      fc.property(priorities, (list) => {
        let stories = list.map((priority, index) => story(String(index), { priority }));
        const picked: number[] = [];
        for (let pick = pickStory(stories); pick.type === 'story'; pick = pickStory(stories)) {
          const { id } = pick;
          picked.push(Number(id));
          stories = stories.map((one) => (one.id === id ? { ...one, state: 'passed' as const } : one));
        }
        expect(pickingOrder(list.map((priority) => (priority === undefined ? {} : { priority })))).toEqual(picked);
      }),
    );
  });
});

describe('dependencyFailed', () => {
  it('is transitive, stops at passed stories, counts ineligible ones, and keeps file order', () => {
    const stories = [
      story('0', { dependsOn: ['1'] }),
      story('1', { dependsOn: ['2'] }),
      story('2', { state: 'ended' }),
      story('3', { state: 'passed', dependsOn: ['2'] }),
      story('4', { dependsOn: ['3'] }),
      story('5', { dependsOn: ['6'] }),
      story('6', { state: 'ineligible' }),
      story('7'),
    ];
    expect(dependencyFailed(stories)).toEqual(['0', '1', '5']);
  });

  it('ends at a cycle behind a story that ended, and names a story once that waits for two', () => {
    const circle = [
      story('0', { state: 'ended' }),
      story('1', { dependsOn: ['0', '2'] }),
      story('2', { dependsOn: ['1'] }),
      story('3', { dependsOn: ['0', '2'] }),
    ];
    expect(dependencyFailed(circle)).toEqual(['1', '2', '3']);
  });

  it('survives a cycle and a chain of 10,000', () => {
    expect(dependencyFailed([story('0', { dependsOn: ['1'] }), story('1', { dependsOn: ['0'] })])).toEqual([]);
    const chain = Array.from({ length: 10_000 }, (_, at) =>
      at === 0 ? story('0', { state: 'ended' }) : story(String(at), { dependsOn: [String(at - 1)] }),
    );
    expect(dependencyFailed(chain)).toHaveLength(9_999);
  });
});
