import type { NamespaceWay } from '../../core/isolation.ts';
import type { NamespacePrograms } from './enter.ts';

/** How namespaces are made on this machine. */
export interface NamespaceMaker {
  readonly way: NamespaceWay;
  readonly programs: NamespacePrograms;
  readonly user: { readonly uid: number; readonly gid: number };
}
