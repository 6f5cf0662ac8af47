import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { describe, expect, test } from 'vitest';
import { limits as captureLimits, sandbox } from '../support/git-sandbox.ts';
import { noLayers, type RigOptions, type RigViews, setupRig } from '../support/setup-rig.ts';

/*
 * Dependencies are what a file `lock` says; they are installed into `deps`. Every level installs: with layers once for each key,
 * else in each view that needs it.
 */

const files = { '.gitignore': 'deps/\nstale\n', lock: '1\n', source: '1\n', 'install.sh': 'true\n' };
const installed = { 'deps/lock': '1\n', 'deps/old': 'old\n', stale: 'stale\n' };
const install = 'rm -rf deps stale; mkdir deps; cp lock deps/lock; env > deps/env';
const fits = 'cmp lock deps/lock';

const why = await noLayers();
if (why !== undefined) process.stdout.write(`setup in namespaces is not tried: ${why}\n`);
const levels: readonly RigViews[] = why === undefined ? ['process', 'overlay', 'clean'] : ['process'];

function options(views: RigViews, more: Partial<RigOptions> = {}): RigOptions {
  return { views, files, installed, plan: { command: install }, ...more };
}

describe.each(levels)('setup, views: %s', (views) => {
  const isLayered = views === 'overlay';

  test('does not run while manifests and lock files are those of the workspace', async () => {
    await using box = sandbox();
    using rig = await setupRig(box, options(views));
    const tree = await rig.tree({ source: '2\n' });
    expect(await rig.check(tree, [fits, 'cat deps/old stale'])).toMatchObject([
      { verdict: 'pass' },
      { verdict: 'pass' },
    ]);
    expect(rig.setups()).toBe(0);
  });

  test('runs for a changed lock file, and what the workspace had installed is hidden', async () => {
    await using box = sandbox();
    using rig = await setupRig(box, options(views));
    const commands = [fits, 'test ! -e deps/old -a ! -e stale', 'rm -r deps'];
    const first = await rig.check(await rig.tree({ lock: '2\n' }), commands);
    expect(first.map(({ verdict, reason }) => verdict + reason)).toEqual(['pass', 'pass', 'pass']);
    expect(rig.setups()).toBe(isLayered ? 1 : 3);
    expect(await rig.check(await rig.tree({ lock: '2\n', source: '2\n' }), [fits])).toMatchObject([
      { verdict: 'pass' },
    ]);
    expect(rig.setups()).toBe(isLayered ? 1 : 4);
    expect(await rig.check(await rig.tree({ lock: '3\n' }), [fits])).toMatchObject([{ verdict: 'pass' }]);
    expect(rig.setups()).toBe(isLayered ? 2 : 5);
    expect(await rig.check(rig.startTree, ['cat deps/old stale'])).toMatchObject([{ verdict: 'pass' }]);
  });

  test('tells what it printed, whether it went well or not', async () => {
    await using box = sandbox();
    const printed: string[] = [];
    const command = 'echo "lock $(cat lock)"; test "$(cat lock)" = 2';
    const onPrinted = (text: string): number => printed.push(text);
    using rig = await setupRig(box, options(views, { plan: { command }, onPrinted }));
    await rig.check(await rig.tree({ lock: '2\n' }), ['true']);
    await rig.check(await rig.tree({ lock: '3\n' }), ['true']);
    // On the base with that lock file first, then in the view.
    expect(printed).toEqual(['lock 2\n', 'lock 3\n', ...(isLayered ? ['lock 3\n'] : [])]);
  });

  test('hides what it removed inside of a folder that it kept', async () => {
    await using box = sandbox();
    using rig = await setupRig(box, options(views, { plan: { command: 'rm deps/* stale; cp lock deps/lock' } }));
    const tree = await rig.tree({ lock: '2\n' });
    const commands = [fits, 'test ! -e deps/old', 'test ! -e stale'];
    expect((await rig.check(tree, commands)).map(({ verdict }) => verdict)).toEqual(['pass', 'pass', 'pass']);
  });

  test('changes no tracked file of a view that comes later', async () => {
    await using box = sandbox();
    const command = `${install}; echo changed > source; rm install.sh`;
    using rig = await setupRig(box, options(views, { plan: { command } }));
    await rig.check(await rig.tree({ lock: '2\n' }), [fits]);
    const commands = isLayered ? ['grep -x 2 source && test -e install.sh'] : [fits];
    expect(await rig.check(await rig.tree({ lock: '2\n', source: '2\n' }), commands)).toMatchObject([
      { verdict: 'pass' },
    ]);
    expect(await rig.check(rig.startTree, ['grep -x 1 source && test -e install.sh'])).toMatchObject([
      { verdict: 'pass' },
    ]);
  });

  test('gives way to a file that another tree of the same lock file tracks', async () => {
    await using box = sandbox();
    const command = `${install}; mkdir -p made; test -e made/here || echo setup > made/here`;
    using rig = await setupRig(box, options(views, { plan: { command } }));
    expect(await rig.check(await rig.tree({ lock: '2\n' }), ['grep setup made/here'])).toMatchObject([
      { verdict: 'pass' },
    ]);
    const tree = await rig.tree({ lock: '2\n', 'made/here': 'tracked\n' });
    expect(await rig.check(tree, [`grep tracked made/here && ${fits}`])).toMatchObject([{ verdict: 'pass' }]);
  });

  test('that fails on a changed lock file fails the checks once, with its words, and is not run again for it', async () => {
    await using box = sandbox();
    const command = "echo 'npm error code EUSAGE'; echo 'npm error not in sync'; exit 1";
    using rig = await setupRig(box, options(views, { plan: { command }, parallel: isLayered ? 2 : 1 }));
    const results = await rig.check(await rig.tree({ lock: '2\n' }), ['true', 'true', 'true']);
    expect(results).toMatchObject([
      {
        ...{ gate: 'test', check: 'setup_command', verdict: 'fail', exitCode: 1 },
        reason: expect.stringContaining('setup_command exited with code 1 on the changed manifests or lock files'),
        excerpt: { lines: ['npm error code EUSAGE', 'npm error not in sync'] },
        logPath: expect.stringMatching(/setup-\d\.log$/),
      },
    ]);
    const before = rig.setups();
    const again = await rig.check(await rig.tree({ lock: '2\n', source: '2\n' }), ['true']);
    expect(again).toMatchObject([{ verdict: 'fail', reason: results[0]?.reason, durationMs: 0 }]);
    expect(rig.setups()).toBe(before);
    expect(await rig.check(await rig.tree({ lock: '3\n' }), ['true'])).toMatchObject([{ verdict: 'fail' }]);
    expect(rig.setups()).toBe(before + (isLayered ? 2 : 1));
    expect(await rig.check(rig.startTree, ['true'])).toMatchObject([{ check: 'check-1', verdict: 'pass' }]);
  });

  test('that finds no registry is our trouble, and runs again when it is asked again', async () => {
    await using box = sandbox();
    const registry = await closedPort();
    const command = `(exec 3<> /dev/tcp/127.0.0.1/${registry.port}); ${install}`;
    using rig = await setupRig(box, options(views, { plan: { command } }));
    const tree = await rig.tree({ lock: '2\n' });
    expect(await rig.check(tree, [fits])).toMatchObject([
      { check: 'setup_command', verdict: 'error', reason: expect.stringContaining('the network did not work') },
    ]);
    const server = await registry.open();
    expect(await rig.check(tree, [fits])).toMatchObject([{ check: 'check-1', verdict: 'pass' }]);
    server.close();
    expect(rig.setups()).toBe(2);
  });

  test('has a limit of its own, which is not the one of the checks', async () => {
    await using box = sandbox();
    const tree = { lock: '2\n' };
    using slow = await setupRig(
      box,
      options(views, { plan: { command: 'sleep 60', limit: { softMs: 50, hardMs: 200 } } }),
    );
    expect(await slow.check(await slow.tree(tree), ['true'])).toMatchObject([
      {
        verdict: 'error',
        reason: expect.stringContaining('setup_command was stopped at the hard limit of 0.2 s (TERM'),
      },
    ]);
    const tight = { softMs: 500, hardMs: 1500, boundBy: 'story' } as const;
    await using other = sandbox();
    using rig = await setupRig(other, options(views, { plan: { command: 'sleep 60' } }));
    expect(await rig.check(await rig.tree(tree), ['true'], tight)).toMatchObject([
      { verdict: 'error', reason: expect.stringMatching(/[01]\.\d s, all that the story has left/) },
    ]);
  });

  test('runs on the run start too when nothing is installed in the workspace, and fails there as the environment', async () => {
    await using box = sandbox();
    using good = await setupRig(box, options(views, { installed: {} }));
    expect(await good.baseline(fits)).toMatchObject([{ verdict: 'green' }]);
    expect(await good.check(await good.tree({ source: '2\n' }), [fits])).toMatchObject([{ verdict: 'pass' }]);
    expect(good.setups()).toBe(isLayered ? 1 : 2);
    await using other = sandbox();
    using bad = await setupRig(other, options(views, { installed: {}, plan: { command: 'echo broken; exit 3' } }));
    expect(await bad.baseline(fits)).toMatchObject([
      {
        ...{ name: 'setup_command', verdict: 'broken' },
        cause: 'setup_command exited with code 3 on manifests and lock files that no agent changed',
      },
    ]);
  });

  test('knows tokens and runs install scripts only while nothing that decides about them is changed', async () => {
    await using box = sandbox();
    const command = `sh install.sh; ${install}`;
    const env = { REGISTRY_TOKEN: 'registry-token', OTHER_TOKEN: 'other-token' };
    const plan = { command, env: ['REGISTRY_TOKEN'] };
    using rig = await setupRig(box, options(views, { installed: {}, plan, env }));
    const scriptsOff = 'grep -x npm_config_ignore_scripts=true deps/env';
    expect(await rig.baseline(`grep -x REGISTRY_TOKEN=registry-token deps/env && ! ${scriptsOff}`)).toMatchObject([
      { verdict: 'green' },
    ]);
    const changed = [`! grep TOKEN deps/env && ${scriptsOff}`, '! env | grep TOKEN'];
    expect(await rig.check(await rig.tree({ lock: '2\n' }), changed)).toMatchObject([
      { verdict: 'pass' },
      { verdict: 'pass' },
    ]);
  });

  test('says of a registry that wants a login what setup had for it', async () => {
    await using box = sandbox();
    const plan = { command: "echo 'npm error code E401'; exit 1", env: ['REGISTRY_TOKEN', 'EMPTY_TOKEN'] };
    const env = { REGISTRY_TOKEN: 'registry-token', EMPTY_TOKEN: '' };
    using rig = await setupRig(box, options(views, { installed: {}, plan, env }));
    expect(await rig.baseline(fits)).toMatchObject([
      { verdict: 'broken', cause: expect.stringContaining('setup_env passed REGISTRY_TOKEN. The login files') },
    ]);
    expect(await rig.check(await rig.tree({ lock: '2\n' }), [fits])).toMatchObject([
      { verdict: 'error', reason: expect.stringContaining('none for changed manifests') },
    ]);
  });

  test('runs no script of an agent together with a token', async () => {
    await using box = sandbox();
    const plan = { command: `sh install.sh; ${install}`, env: ['REGISTRY_TOKEN'] };
    using rig = await setupRig(box, options(views, { installed: {}, plan, env: { REGISTRY_TOKEN: 'registry-token' } }));
    const tree = await rig.tree({ 'install.sh': 'mkdir -p loot; env > loot/env\n' });
    // A layer is made on the run start, where the token is safe; in a view of the agent's tree there is none.
    const harmless = isLayered ? 'grep REGISTRY deps/env && test ! -e loot' : '! grep -r REGISTRY loot deps';
    expect(await rig.check(tree, [harmless])).toMatchObject([{ verdict: 'pass' }]);
    expect(rig.setups()).toBe(1);
  });

  test('of a changed lock file leaves nothing to a later story that the tree of the first one made [X37]', async () => {
    await using box = sandbox();
    using rig = await setupRig(box, options(views, { plan: { command: `sh install.sh; ${install}` } }));
    const first = await rig.tree({ lock: '2\n', 'install.sh': 'mkdir -p kept; echo believed > kept/planted\n' });
    await rig.check(first, [fits]);
    const second = await rig.tree({ lock: '2\n' });
    expect(await rig.check(second, ['test ! -e kept/planted', fits])).toMatchObject([
      { verdict: 'pass' },
      { verdict: 'pass' },
    ]);
  });

  test('that needs a new file beside the changed lock file finds it [X37]', async () => {
    await using box = sandbox();
    const plan = { command: `test "$(cat lock)" = 1 || cat vendored; ${install}` };
    using rig = await setupRig(box, options(views, { plan }));
    const tree = await rig.tree({ lock: '2\n', vendored: 'a package\n' });
    expect(await rig.check(tree, [fits, fits])).toMatchObject([{ verdict: 'pass' }, { verdict: 'pass' }]);
    expect(await rig.check(await rig.tree({ lock: '2\n' }), [fits])).toMatchObject([{ verdict: 'fail' }]);
  });

  test('runs install scripts of changed packages where that is allowed', async () => {
    await using box = sandbox();
    using rig = await setupRig(box, options(views, { plan: { command: install, scripts: 'allow' } }));
    const results = await rig.check(await rig.tree({ lock: '2\n' }), ['! grep -i ignore_scripts deps/env']);
    expect(results).toMatchObject([{ verdict: 'pass' }]);
  });

  test('leaves nothing in the HOME of the checks', async () => {
    await using box = sandbox();
    using rig = await setupRig(box, options(views, { plan: { command: `${install}; echo secret > ~/.npmrc` } }));
    expect(await rig.check(await rig.tree({ lock: '2\n' }), ['test ! -e ~/.npmrc'])).toMatchObject([
      { verdict: 'pass' },
    ]);
  });

  test('is cut short with the checks', async () => {
    await using box = sandbox();
    const cancel = new AbortController();
    using rig = await setupRig(box, options(views, { plan: { command: 'sleep 60' }, cancel: cancel.signal }));
    const tree = await rig.tree({ lock: '2\n' });
    cancel.abort('the runner sent SIGTERM');
    await expect(rig.check(tree, ['true'])).rejects.toThrow('cut short: the runner sent SIGTERM');
  });

  test("is in the agent's worktree too where layers are kept, and never becomes part of its work", async () => {
    await using box = sandbox();
    using rig = await setupRig(box, options(views));
    const tree = await rig.tree({ lock: '2\n' });
    expect(await rig.asAgent(tree, 'cat deps/lock deps/old')).toBe('1\nold\n');
    await rig.check(tree, [fits]);
    const [seen, isTouched] = isLayered ? ['2\n', 'cat: deps/old: No such file or directory\n'] : ['1\nold\n', ''];
    expect(await rig.asAgent(tree, 'cat deps/lock deps/old; echo 2 > source')).toBe(seen + isTouched);
    const { captured } = await rig.rooms.capture({ baseTree: tree, givenTree: tree, limits: captureLimits });
    expect(captured).toMatchObject({ ok: true, ignored: isLayered ? [] : expect.anything() });
    expect(captured.ok && captured.changes.map(({ path }) => path)).toEqual(['source']);
    expect(await rig.check(tree, [fits, 'grep -x 1 source'])).toMatchObject([{ verdict: 'pass' }, { verdict: 'pass' }]);
  });
});

/** A port on which nobody listens until it is opened. */
async function closedPort(): Promise<{ readonly port: number; readonly open: () => Promise<Server> }> {
  const first = await listen(0);
  const { port } = first.address() as AddressInfo;
  first.close();
  await once(first, 'close');
  return { port, open: () => listen(port) };
}

async function listen(port: number): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
