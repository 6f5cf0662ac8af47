import { hasSudo, noStage, ordinaryUid } from '../../support/isolation/stage.ts';
import { commonRows } from './rows.ts';
import { thrownAwayHomeRows, userRows } from './rows-own.ts';
import { suite } from './suite.ts';

/* A row of the catalogue that rows.ts shows: [X39]. */

const rows = [...commonRows, ...thrownAwayHomeRows, ...userRows];

suite({ name: 'another user, from root', walls: 'user', rows, user: { uid: 0, sudo: false } });
suite({
  ...{ name: 'another user, through sudo', walls: 'user', rows },
  user: { uid: ordinaryUid, sudo: true },
  skip: noStage() ?? (hasSudo() ? undefined : 'sudo is not installed'),
});
