import { ordinaryUid } from '../../support/isolation/stage.ts';
import { commonRows } from './rows.ts';
import { homeRows, namespaceRows, thrownAwayHomeRows } from './rows-own.ts';
import { suite } from './suite.ts';

/* Rows of the catalogue that rows.ts and rows-own.ts show: [S3] [S4] [S5] [O8] [R3] [X39] [X40]. */

const root = { uid: 0, sudo: false };
const ordinary = { uid: ordinaryUid, sudo: false };
const rows = [...commonRows, ...namespaceRows, ...homeRows];

suite({ name: 'namespaces of root', walls: 'root', rows, user: root });
suite({ name: 'namespaces of an ordinary user', walls: 'user-namespace', rows, user: ordinary });
suite({
  ...{ name: 'namespaces of root, HOME thrown away', walls: 'root', user: root, homeOverlay: false },
  rows: [...namespaceRows, ...thrownAwayHomeRows],
});
