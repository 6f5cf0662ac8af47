import { boolean, cassette, choice, count, executable, model, path, token, version } from './codecs.ts';
import { program, shellWords } from './codecs-commands.ts';
import { names, places, tools } from './codecs-lists.ts';
import type { TableRows } from './row.ts';
import { CLIENTS } from './row.ts';

/** Who implements and who reviews, and what their programs are started with. */
export const AGENT_SETTINGS = {
  agent: {
    schema: choice([...CLIENTS, 'command', 'rehearsal', 'replay']),
    defaultText: 'none: it must be set',
    description:
      'Who implements: the client of that name (`claude` is Claude Code), `command` starts the program of agent_command for every attempt, `rehearsal` plays a score file without any model, `replay` a recorded run.',
  },
  agent_command: {
    schema: program,
    defaultText: 'none: required with `agent: command`',
    description: 'Program and arguments of the agent as shell words; no shell reads them. The prompt arrives on stdin.',
  },
  agent_args: {
    schema: shellWords,
    defaultText: 'none; with `agent: rehearsal` the score `.ralph/rehearsal.yaml`',
    description:
      'More arguments as shell words, put behind those of the agent. With `agent: rehearsal`: the path of the score file.',
  },
  review_agent: {
    schema: choice(['none', ...CLIENTS, 'command', 'rehearsal', 'replay']),
    defaultText: 'the same as agent; `none` with `agent: command`, unless `review_command` is written',
    description: 'Who reviews what passed the checks: a fresh process per review. `none` is printed as "not reviewed".',
  },
  review_command: {
    schema: program,
    defaultText: 'agent_command, where `review_agent: command` is written; RALPH_ROLE tells which',
    description: 'Program and arguments of the reviewer with `review_agent: command`, as shell words.',
  },
  model: {
    schema: model,
    defaultText: "the agent's own",
    description: 'Model of the agent that implements.',
  },
  escalation_model: {
    schema: model,
    defaultText: 'model',
    description: 'Model of the attempts that a story gets when it failed three times with the same error.',
  },
  review_model: {
    schema: model,
    defaultText: 'model',
    description: 'Model of the agent that reviews; by default that of `model` where both are the same client.',
  },
  max_turns: {
    schema: count({ upTo: 10_000 }),
    defaultText: 'no limit of its own',
    description:
      'Requests to the model in one call of an agent: a cap of claude, gemini and qwen; opencode and copilot are ended by us when their stream tells one more, codex when it tells one more call of a tool.',
  },
  allowed_tools: {
    schema: tools,
    defaultText: 'the tools that reading, editing and running commands take',
    description:
      'Tools that claude may use without being asked, in its own notation, for example `Edit, Bash(npm test)`.',
  },
  dangerously_skip_permissions: {
    schema: boolean,
    defaultText: '`true` behind the walls of a namespace or of another user',
    description:
      'Let the agent use every tool unasked. At isolation level `process` everything the job can reach is then within its reach.',
  },
  agent_version: {
    schema: version,
    defaultText: 'the version that was tested ([docs/agents.md](agents.md))',
    description:
      'Version of the client that npm installs where none is on PATH. A client that is there is used as it is; a notice says when its version is another one.',
  },
  path_to_agent_executable: {
    schema: executable,
    defaultText: 'found on PATH, else installed',
    description:
      'Absolute path of the agent program, for example of a Claude Code that an earlier step installed. A reviewer that is another client is found on PATH or installed.',
  },
} as const satisfies TableRows;

/** What agents are told, what they get and what is written down of them. */
export const PROMPT_SETTINGS = {
  prompt: {
    schema: path,
    defaultText: "the feature's prompt.md",
    description:
      'File inside the repository with what the project wants the agent to know; the implement prompt quotes it.',
  },
  prompt_style: {
    schema: choice(['tdd', 'plain']),
    default: 'tdd',
    description:
      'Ask the agent for failing tests first, or for tests at some point. A template of the project decides alone.',
  },
  agent_env: {
    schema: names,
    otherwise: [],
    description:
      'Names of environment variables that the agent receives beside the short list it always gets, for example its model key.',
  },
  agent_files: {
    schema: places({ home: true }),
    otherwise: [],
    description:
      'Files copied into the HOME of the agent, readable by nobody else: one written as `~/...` keeps its place, any other gets its name at the top.',
  },
  record: {
    schema: boolean,
    default: 'false',
    description:
      'Write a cassette of what every agent of the run said and changed, without secrets, that `agent: replay` plays again. The log says where it lies ([docs/replay.md](replay.md)).',
  },
} as const satisfies TableRows;

/** Playing again what was recorded, without a model. */
export const REPLAY_SETTINGS = {
  replay_file: {
    schema: cassette,
    defaultText: 'none: required with `agent: replay`',
    description:
      'Cassette that `agent: replay` plays: an absolute path of the machine, or a file of the repository, read at the policy base.',
  },
  replay_match: {
    schema: choice(['prompt', 'call']),
    default: 'prompt',
    description:
      'What must be as recorded: with `call` role, story, attempt and call; with `prompt` the prompt, but for times and the like, and the files that a change replaces as well.',
  },
} as const satisfies TableRows;

/** Keys of the services that clients speak to. */
export const KEY_SETTINGS = {
  anthropic_api_key: {
    schema: token,
    description: 'Key of `agent: claude`, `opencode` or `copilot`. Only the agent receives it; gates never see it.',
    secret: true,
  },
  claude_code_oauth_token: {
    schema: token,
    description: 'Subscription token of `agent: claude`, in place of a key.',
    secret: true,
  },
  openai_api_key: {
    schema: token,
    description: 'Key of `agent: codex`, `opencode`, `copilot` or `qwen`. Only the agent receives it.',
    secret: true,
  },
  gemini_api_key: {
    schema: token,
    description: 'Key of `agent: gemini` or `opencode`. Only the agent receives it.',
    secret: true,
  },
} as const satisfies TableRows;
