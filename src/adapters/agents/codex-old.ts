import { isRecord, type JsonRecord } from './json-lines.ts';

/**
 * A record of `codex exec --json` as its versions before 0.44 print it, `{id, msg: {type, …}}`, in the words of the later ones;
 * every other record as it is. Its messages have no names: the record's number in the stream is theirs.
 */
export function inNewWords(record: JsonRecord, number: number): JsonRecord {
  const { msg } = record;
  if (!isRecord(msg)) return record;
  const { message } = msg;
  switch (msg['type']) {
    case 'session_configured':
      return { type: 'thread.started', thread_id: msg['session_id'] };
    case 'task_started':
      return { type: 'turn.started' };
    case 'agent_message':
      return { type: 'item.completed', item: { id: String(number), type: 'agent_message', text: message } };
    case 'exec_command_begin':
      return { type: 'item.started', item: { type: 'command_execution', command: commandOf(msg['command']) } };
    case 'patch_apply_begin':
      return { type: 'item.completed', item: { type: 'file_change', changes: changesOf(msg['changes']) } };
    case 'stream_error':
      return { type: 'error', message: `Reconnecting... (${String(message)})` };
    case 'error':
      // Its turn ends with `task_complete` even so: like a later version's error it counts until there is an answer.
      return { type: 'error', message: String(message).replace(/^stream error: /, '') };
    case 'token_count':
      return { type: 'tokens', usage: usageOf(msg['info']) };
    case 'task_complete':
      return { type: 'turn.completed' };
    default:
      return record;
  }
}

function commandOf(command: unknown): string {
  return Array.isArray(command) ? String(command.at(-1) ?? '') : '';
}

function changesOf(changes: unknown): JsonRecord[] {
  return Object.keys(isRecord(changes) ? changes : {}).map((path) => ({ path }));
}

function usageOf(info: unknown): unknown {
  return isRecord(info) ? info['total_token_usage'] : undefined;
}
