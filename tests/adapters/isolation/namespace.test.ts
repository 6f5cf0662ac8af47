import { ordinaryUid } from '../../support/isolation/stage.ts';
import { commonRows } from './rows.ts';
import { aheadRows, homeRows, inVainRows, namespaceRows, thrownAwayHomeRows } from './rows-own.ts';
import { suite } from './suite.ts';

/* Rows of the catalogue that rows.ts and rows-own.ts show: [S3] [S4] [S5] [O8] [R3]. */

const root = { uid: 0, sudo: false };
const ordinary = { uid: ordinaryUid, sudo: false };
const rows = [...commonRows, ...namespaceRows, ...homeRows];

suite({ name: 'namespaces of root', walls: 'root', rows, user: root });
suite({ name: 'namespaces of an ordinary user', walls: 'user-namespace', rows, user: ordinary });
for (const [name, walls, user] of [
  ['namespaces of root, made ahead', 'root', root],
  ['namespaces of an ordinary user, made ahead', 'user-namespace', ordinary],
] as const)
  suite({ name, walls, user, rows: [...rows, ...aheadRows], ahead: 'waits' });
suite({ name: 'namespaces of root, made ahead in vain', walls: 'root', user: root, rows: inVainRows, ahead: 'ends' });
suite({
  ...{ name: 'namespaces of root, HOME thrown away', walls: 'root', user: root, homeOverlay: false },
  rows: [...namespaceRows, ...thrownAwayHomeRows],
});
