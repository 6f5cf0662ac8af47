import { hasSudo, noStage, ordinaryUid } from '../../support/isolation/stage.ts';
import { commonRows } from './rows.ts';
import { suite } from './suite.ts';

suite({ name: 'another user, from root', walls: 'user', rows: commonRows, user: { uid: 0, sudo: false } });
suite({
  ...{ name: 'another user, through sudo', walls: 'user', rows: commonRows },
  user: { uid: ordinaryUid, sudo: true },
  skip: noStage() ?? (hasSudo() ? undefined : 'sudo is not installed'),
});
