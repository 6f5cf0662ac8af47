const NEW = 0;
const OPEN = 1;
const CLOSED = 2;

interface Search {
  readonly edges: readonly (readonly number[])[];
  readonly limit: number;
  /** NEW, OPEN (on the current path) or CLOSED, per node. */
  readonly mark: Uint8Array;
  readonly cycles: number[][];
}

/**
 * Cycles of a graph given as targets per node, each as the nodes on it in edge order; at most `limit` of them, found in
 * time linear to nodes and edges and without recursion, since a file may chain 10,000 stories (catalogue B7).
 */
export function findCycles(edges: readonly (readonly number[])[], limit: number): readonly (readonly number[])[] {
  const search: Search = { edges, limit, mark: new Uint8Array(edges.length), cycles: [] };
  for (let root = 0; root < edges.length; root += 1) {
    if (search.mark[root] === NEW) walk(search, root);
  }
  return search.cycles;
}

function walk(search: Search, root: number): void {
  const path = [root];
  const nextEdge = [0];
  search.mark[root] = OPEN;
  for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
    const edge = nextEdge.at(-1) ?? 0;
    nextEdge[nextEdge.length - 1] = edge + 1;
    const target = search.edges[node]?.[edge];
    if (target === undefined) {
      search.mark[node] = CLOSED;
      path.pop();
      nextEdge.pop();
    } else if (search.mark[target] === NEW) {
      search.mark[target] = OPEN;
      path.push(target);
      nextEdge.push(0);
    } else if (search.mark[target] === OPEN && search.cycles.length < search.limit) {
      search.cycles.push(path.slice(path.indexOf(target)));
    }
  }
}
