import { nothingToAnswer, readContract } from './contract.ts';
import { leaveFinal } from './play.ts';
import { done, type Stage, type StepResult } from './stage.ts';

/** Plays a planner or a classifier: it says the score's words with the nonce of its prompt; without words it gives no advice. */
export async function playAdvice(stage: Stage, words: string | undefined, prompt: string): Promise<StepResult> {
  if (words === undefined) {
    await stage.write('the score holds no advice for this call\n');
    return done;
  }
  const contract = readContract(prompt);
  if (contract === undefined) return nothingToAnswer;
  const said = words.replaceAll('{{nonce}}', () => contract.nonce);
  await stage.write(`${said}\n`);
  return leaveFinal(stage, said);
}
