import fc from 'fast-check';

/*
 * The generated examples are the same in every run, so that only a change of the code or of a test makes a test fail. At full size they
 * are others each day, the same for all who look at one day.
 */
const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));

fc.configureGlobal({ seed: process.env['RALPH_FULL'] === '1' ? today : 20_260_109 });
