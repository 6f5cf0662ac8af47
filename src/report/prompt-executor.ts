import { dataRule, type ImplementPrompt, implementParts } from './prompt.ts';
import { applyTemplate } from './prompt-template.ts';
import { CONTEXT_TITLE, section } from './prompt-text.ts';

/** What the executor of objective mode is told: the objective is the story, its checks are the verification (02-loop §5). */
export type ExecutorPrompt = Omit<ImplementPrompt, 'style'>;

/**
 * The executor's prompt of adr-007: edit, verify, report; the last error goes back verbatim, and its report is JSON with
 * `status` and `error_log`. The report is only a report: the controller runs the verification itself.
 */
export function executorPrompt(call: ExecutorPrompt): string {
  const rule = dataRule(call.nonce);
  const parts = { ...implementParts(call, evidence), process: cycle };
  if (call.template !== undefined) return applyTemplate(call.template, { rule, parts });
  return [
    '# Objective',
    '',
    `You are an executor: you work alone and unattended on ONE objective. This is attempt ${parts.attempt}.`,
    rule,
    '',
    ...section('## The objective', parts.story),
    ...(call.story.criteria.length === 0 ? [] : section('## Success Criteria (you must satisfy ALL)', parts.criteria)),
    ...section(CONTEXT_TITLE, parts.context),
    ...section('## Last error (verbatim)', parts.previous),
    ...section('## What this repository says', parts.notes),
    ...section('## Verification', parts.rules),
    ...section('## Cycle', parts.process),
  ].join('\n');
}

const evidence =
  'Green checks alone are not enough: a check must have been red before you came, or new tests must show that it is reached.';

const cycle = `1. Edit: make the smallest change that brings the objective closer
2. Verify: run the commands above
3. Repeat while they fail and you know what to change
4. Report

An error is information: no apology, no excuse, no success that is none. Do not ask questions: nobody answers.
End with ONE JSON object as your report, PASS or FAIL, the error verbatim and empty on PASS:
{"status": "FAIL", "error_log": "first and last lines of what failed"}
It is a report and decides nothing: the commands are run again after you exit.`;
