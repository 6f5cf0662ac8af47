import type { Sentences } from './trouble-sentences.ts';

/** Requests that are longer than their model takes, and answers that ran out of room. */
export const lengthSentences: Sentences = [
  [
    'context-too-long',
    [
      /^Codex ran out of room in the model['’]s context window\b/,
      /^(?:prompt|input) is too long\b/i,
      /^(?:Your )?input exceeds the (?:context window|maximum length)\b/i,
      /^This (?:endpoint|model)['’]s maximum context length\b/,
      /^The input token count\b.*\bexceeds\b/,
      /^Model response was truncated because it exceeded the token limit\b/,
      /^(?:Request|PDF|Conversation) too (?:large|long)\b/,
      /^Range of input length should be\b/,
      /^Claude['’]s response exceeded the \d+ output token maximum\b/,
      /^(?:Context limit reached|Session token limit exceeded)\b/,
      /^Context window will overflow\b/,
      /^input length and `max_tokens` exceed context limit\b/i,
      /^(?:Invalid request: )?Your request exceeded model token limit\b/,
      /^Please reduce the length of the messages\b/,
      /^(?:the )?request exceeds the available context size\b/i,
      /^tokens in request more than max tokens allowed\b/i,
      /^(?:Requested token count|prompt token count of \d+|Prompt) exceeds (?:the|max)\b/i,
      /^(?:The )?input (?:length )?\(?\d[\d,]*(?: tokens)?\)? (?:exceeds|is longer than) (?:the )?(?:model['’]s|maximum)\b/i,
      /^Prompt (?:has|contains) \d[\d,]* tokens\b.*\b(?:context size|too large)\b/i,
      /^prompt too long\b/i,
      /^This model['’]s maximum prompt length\b/,
      /^(?:invalid params, )?context window exceeds\b/i,
      /^Token limit exceeded\b/i,
      /^(?:Payload|Request (?:body|entity)) too large\b/i,
    ],
  ],
];
