import type { Sentences } from './trouble-sentences.ts';

/** What was refused for its content, its length or a cap, and what an account cannot pay or has used up. */
export const limitSentences: Sentences = [
  [
    'crashed',
    [
      /^(?:stream disconnected before completion: )?Incomplete response returned, reason: content_filter\b/,
      /^Invalid prompt: /,
    ],
  ],
  [
    'context-too-long',
    [
      /^(?:stream disconnected before completion: )?Incomplete response returned, reason: max_/,
      /^Model stream ended due to token limit exhaustion\b/,
    ],
  ],
  [
    'turn-cap',
    [
      /^Reached max session turns\b/,
      /^Maximum session turns exceeded\b/,
      /^shared rollout token budget exhausted\b/,
      /^Run (?:budget|wall-clock budget) exceeded\b/,
      /^Reached max turns \(\d+\)/,
      /^Exceeded USD budget\b/,
    ],
  ],
  [
    'billing',
    [
      /^Quota exceeded\. Check your plan and billing details\b/,
      /^(?:Your )?credit balance is too low\b/i,
      /^Your workspace is out of credits\b/,
      /^You(?:['’]ve| have)? (?:hit|reached) your spend cap\b/,
      /^To use Codex with your ChatGPT plan, upgrade\b/,
      /^Insufficient (?:account )?(?:balance|credits?|funds)\b/i,
      /^This request requires more credits\b/,
      /^Qwen OAuth free tier has been discontinued\b/,
      /^Your prepayment credits are depleted\b/,
      /^This API method requires billing\b/,
      /^Gemini API free tier is not available\b/,
      /^Key limit exceeded\b/,
      /^(?:ExceededBudget|Budget has been exceeded|Billing hard limit)\b/,
      /^Access denied, please make sure your account is in good standing\b/,
      /^Extra usage is required\b/,
      /^You(?:['’]re| are) out of credits\b/,
      /^No payment method\b/,
      /^Your account \S+ (?:<\S+> )?is suspended due to insufficient balance\b/,
      /^Your (?:newly created )?team (?:has either used all available|doesn['’]t have any) credits\b/,
      /^The free tier of the model has been exhausted\b/,
    ],
  ],
  [
    'usage-limit',
    [
      /^You(?:['’]ve| have) (?:hit|reached) (?:your (?!rate )|the (?=daily |weekly |monthly |session |usage |\d+-hour ))(?:[\w.()'’-]+ ){0,4}(?:limits?|quota)\b/i,
      /^(?!rate |api )(?:[\w.-]+ ){1,3}limit reached\b.*\bresets?\b/i,
      /^You['’]re out of (?:\w+ )?usage\b/,
      /^You have exhausted your (?:daily |monthly )?(?:quota|capacity)\b/,
      /^You (?:have )?exceeded your current quota\b/,
      /^(?:Sorry, )?you(?:['’]ve| have) exceeded your (?:\d+[- ]hour|weekly|monthly|daily|session|premium|free)\b/i,
      /^(?:Claude (?:AI )?|Free )?usage (?:limit reached|limit exceeded|exceeded)\b/i,
      /^Qwen OAuth quota exceeded\b/,
      /^(?:\w+ )?allocated quota exceeded\b/i,
      /^Too many (?:requests|tokens) per day\b/i,
      /^Rate limit (?:exceeded|reached): .*\bper[- ]day\b/i,
      /^Quota exceeded\. Upgrade\b/,
      /^Quota exceeded for .*per[ _]day/i,
      /^Your (?:org|organization|workspace|team) is out of (?:\w+ )?usage\b/,
      /^Your workspace has reached its (?:\w+ )?spending limit\b/,
      /^Individual quota reached\b/,
      /^(?:Tokens|Requests) per day limit exceeded\b/,
      /^The usage limit has been reached\b/,
      /^(?:Sorry, )?you have exceeded your Copilot token usage\b/i,
    ],
  ],
];
