import { hasSudo, noStage, ordinaryUid } from '../../support/isolation/stage.ts';
import { commonRows } from './rows.ts';
import { homeRows, namespaceRows } from './rows-own.ts';
import { suite } from './suite.ts';

/* Rows of the catalogue that rows.ts and rows-own.ts show: [S3] [S4] [S5] [O8] [R3]. */

suite({
  ...{ name: 'namespaces through sudo', walls: 'sudo', rows: [...commonRows, ...namespaceRows, ...homeRows] },
  user: { uid: ordinaryUid, sudo: true },
  skip: noStage() ?? (hasSudo() ? undefined : 'sudo is not installed'),
});
