import { cargoSample, javaSample, makeSample } from './compiled.ts';
import { npmSample, pnpmSample } from './javascript.ts';
import { pythonSample } from './python.ts';
import type { Sample } from './sample.ts';
import { browserSample, homeToolSample, serviceSample } from './surroundings.ts';

/** The control group: projects that must pass in every room as they do in the user's own checkout. */
export const samples: readonly Sample[] = [
  npmSample,
  pnpmSample,
  pythonSample,
  cargoSample,
  javaSample,
  makeSample,
  serviceSample,
  browserSample,
  homeToolSample,
];
