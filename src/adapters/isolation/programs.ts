import { resolveProgram } from '../process/resolve.ts';
import type { NamespacePrograms } from './enter.ts';

/** Finds the programs that make namespaces in the system's folders; undefined names what is missing. */
export function findPrograms(
  workspace: string,
): { ok: true; programs: NamespacePrograms } | { ok: false; missing: string } {
  const search = { path: '/usr/sbin:/usr/bin:/sbin:/bin', cwd: workspace };
  const find = (name: string): string | undefined => {
    const found = resolveProgram(name, search);
    return found.ok ? found.path : undefined;
  };
  const needed = ['sh', 'unshare', 'mount', 'umount', 'setpriv', 'rm', 'cp', 'env'] as const;
  const [missing] = needed.filter((name) => find(name) === undefined);
  if (missing !== undefined) return { ok: false, missing };
  const [sh = '', unshare = '', mount = '', umount = '', setpriv = '', rm = '', cp = '', env = ''] = needed.map(find);
  const [sudo, ip] = [find('sudo'), find('ip')];
  return {
    ok: true,
    programs: {
      ...{ sh, unshare, mount, umount, setpriv, rm, cp, env },
      ...(sudo === undefined ? {} : { sudo }),
      ...(ip === undefined ? {} : { ip }),
    },
  };
}
