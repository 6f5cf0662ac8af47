import { ordinaryUid } from '../../support/isolation/stage.ts';
import { commonRows } from './rows.ts';
import { suite } from './suite.ts';

suite({ name: 'namespaces of root', walls: 'root', rows: commonRows, user: { uid: 0, sudo: false } });
suite({
  ...{ name: 'namespaces of an ordinary user', walls: 'user-namespace', rows: commonRows },
  user: { uid: ordinaryUid, sudo: false },
});
