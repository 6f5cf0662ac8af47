import { setTimeout as sleep } from 'node:timers/promises';
import { type Contract, nothingToAnswer, readContract } from './contract.ts';
import { type Evidence, firstEvidence } from './evidence.ts';
import { leaveFinal, systemFailure } from './play.ts';
import type { Answer, ScriptedAnswer } from './schema-review.ts';
import { done, type Stage, type StepResult } from './stage.ts';

/** Plays a reviewer: finds nonce and ids in its prompt as a real one would, and answers as the score says (03-interface §1). */
export async function playReview(stage: Stage, answer: Answer, prompt: string): Promise<StepResult> {
  const fields: ScriptedAnswer = typeof answer === 'string' ? {} : answer;
  if (fields.sleep !== undefined) {
    await stage.write(`> sleep ${fields.sleep} ms\n`);
    await sleep(fields.sleep);
  }
  if (!isSilent(answer)) {
    const said = await messageOf(stage, answer, prompt).catch(systemFailure);
    if (typeof said !== 'string') return said;
    await stage.write(`${said}\n`);
    await leaveFinal(stage, said);
  }
  return fields.exit === undefined ? done : { type: 'exit', code: fields.exit };
}

/** A reviewer that only exits has died before it answered. */
function isSilent(answer: Answer): boolean {
  if (typeof answer === 'string') return answer === 'nothing';
  return answer.exit !== undefined && Object.keys(answer).every((key) => key === 'exit' || key === 'sleep');
}

async function messageOf(stage: Stage, answer: Answer, prompt: string): Promise<string | StepResult> {
  const contract = readContract(prompt);
  if (contract === undefined) return nothingToAnswer;
  if (typeof answer !== 'string' && answer.raw !== undefined) {
    return answer.raw.replaceAll('{{nonce}}', () => contract.nonce);
  }
  const fields: ScriptedAnswer = typeof answer === 'string' ? {} : answer;
  const foreign = Object.keys({ ...fields.fail, ...fields.unsure }).filter((id) => !contract.ids.includes(id));
  if (foreign.length > 0) {
    const asked = contract.ids.length === 0 ? 'no id' : contract.ids.join(', ');
    return { type: 'failed', message: `the prompt asks about ${asked}, the score answers ${foreign.join(', ')}.` };
  }
  const evidence = fields.evidence ?? (await firstEvidence(stage.cwd, prompt));
  const nonce = answer === 'wrong-nonce' ? 'wrong-nonce' : contract.nonce;
  return `Reviewed.\n\n${JSON.stringify(answerObject({ nonce, ids: contract.ids }, fields, evidence), null, 2)}`;
}

function answerObject({ nonce, ids }: Contract, fields: ScriptedAnswer, evidence: Evidence): object {
  const { fail = {}, unsure = {}, missing = [], extra = [], findings = [] } = fields;
  const given = (reasons: Readonly<Record<string, string>>, id: string): string | undefined =>
    Object.hasOwn(reasons, id) ? reasons[id] : undefined;
  const criteria = ids.map((id) => {
    const [unmet, open] = [given(fail, id), given(unsure, id)];
    if (unmet !== undefined) return { id, verdict: 'unmet', evidence: [], reason: unmet };
    if (open !== undefined) return { id, verdict: 'unsure', evidence: [], reason: open };
    return { id, verdict: 'met', evidence: [evidence], reason: 'It stands there.' };
  });
  return { nonce, criteria, missing, extra, findings };
}
