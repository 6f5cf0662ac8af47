import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { marked } from 'marked';
import { doctorFindings } from '../src/core/doctor/findings.ts';
import type { RunState } from '../src/core/state.ts';
import { stickyComment } from '../src/report/comment.ts';
import { cancelledReply } from '../src/report/control-words.ts';
import { doctorReport } from '../src/report/doctor.ts';
import { gate, goodFacts, goodWorkflow } from '../tests/core/doctor/facts.ts';
import { failing, passing, type SampleStory, sampleRun, sha } from '../tests/support/sample-run.ts';
import { sampleRuns } from '../tests/support/sample-runs.ts';

/**
 * Draws pictures of docs/, light and dark: the comment of a run that was asked for in a thread, at six moments, and the doctor's report.
 * The texts are the presenters', of the samples that tests hold. Needs chromium and a font with emoji: `node scripts/pictures.ts [FOLDER]`.
 */
interface Moment {
  readonly title: string;
  readonly state: RunState | undefined;
  /** What was said below the command meanwhile. */
  readonly later?: readonly Said[];
}

interface Said {
  readonly by: 'ada' | 'github-actions';
  readonly text: string;
}

const command = '/ralph run --max 12';

const root = resolve(import.meta.dirname, '..');
const links = {
  serverUrl: 'https://github.com',
  repository: 'acme/words',
  runUrl: 'https://github.com/acme/words/actions/runs/1234567890',
  workflow: 'ralph-comment',
  eventName: 'issue_comment',
};

const counted: SampleStory = {
  ...{ id: 'US-001', title: 'Count words', status: 'passed', tries: [passing], commit: sha('1') },
};

const moments: readonly Moment[] = [
  { title: 'Start', state: asked(start()) },
  { title: 'Middle', state: asked(sampleRuns['reviewing']?.()) },
  { title: 'Success', state: asked(sampleRuns['reviewed-ready']?.()) },
  { title: 'Failure', state: asked(sampleRuns['four-of-five']?.()) },
  {
    title: 'Cancelled',
    state: asked(cancelled()),
    later: [
      { by: 'ada', text: '/ralph cancel wrong branch' },
      { by: 'github-actions', text: cancelledReply('20260121-103000-k3j9', 'wrong branch') },
    ],
  },
  { title: 'Usage limit', state: asked(usageLimit()) },
];

/** The samples are of nights; here a person asked for the same. */
function asked(state: RunState | undefined): RunState | undefined {
  if (state === undefined) return undefined;
  const { plan } = state;
  const origin = { thread: 7, isPull: false, person: 'ada', via: 'comment' } as const;
  const recall = { prd: plan.feature, prompt: 'p', base: 'b' };
  const stories = plan.stories.map((story) => ({ ...story, entry: story.id, text: story.title }));
  const caps = { ...plan.caps, maxIterations: 12 };
  return { ...state, plan: { ...plan, origin, recall, stories, agent: 'claude', caps } };
}

function start(): RunState {
  const stories = ['Count words', 'Format durations', 'Wrap lines'].map((title, at) => ({
    id: `US-00${at + 1}`,
    title,
  }));
  return sampleRun({ stories, elapsedMs: 3_000, baseline: undefined });
}

function cancelled(): RunState {
  return sampleRun({
    stories: [counted, { id: 'US-002', title: 'Format durations', status: 'running', tries: [failing(['✖ 61 s'])] }],
    current: 1,
    halt: { kind: 'user_cancel', detail: 'Cancelled by ada: wrong branch' },
  });
}

function usageLimit(): RunState {
  const resumeAt = Date.UTC(2026, 0, 21, 16);
  return sampleRun({
    stories: [counted, { id: 'US-002', title: 'Format durations' }],
    halt: { kind: 'usage_limit', detail: "the agent's account has reached its limit until 16:00 UTC", resumeAt },
  });
}

function threadPage(): string {
  const sections = moments.map(({ title, state, later = [] }) => {
    const live = state === undefined ? '' : stickyComment(state, { links });
    const said = later.map((each) => box(each, each.by === 'ada')).join('\n');
    return `<section><h2>${title}</h2>${box({ by: 'ada', text: command }, true)}${box({ by: 'github-actions', text: live })}${said}</section>`;
  });
  // What a reader opens first is shown open.
  const opened = sections.join('\n').replaceAll('<details>', '<details open>');
  return document(opened, 'columns: 2; column-gap: 24px; width: 1640px');
}

/** A comment as GitHub shows it; `answered` with the reactions of a command that was taken on. */
function box({ by, text }: Said, answered = false): string {
  const bot = by === 'ada' ? '' : ' <span class="mark">bot</span>';
  const marks = answered ? '<span class="mark">👀 1</span> <span class="mark">🚀 1</span>' : '';
  const body = marked.parse(text, { gfm: true, async: false });
  return `<div class="box"><div class="who"><b>${by}</b>${bot} commented</div><div class="said">${body}${marks}</div></div>`;
}

function doctorPage(): string {
  const { token } = goodFacts;
  const findings = doctorFindings({
    ...goodFacts,
    token: { ...token, pulls: { type: 'no', why: 'The token lacks a permission.' } },
    agents: [],
    refused: ['agent: claude has no key. Set the input anthropic_api_key from a secret.'],
    gates: [gate('go test ./...')],
    workflow: { ...goodWorkflow, concurrency: undefined, timeoutMinutes: 60 },
    checkout: { isShallow: true, continues: true, credentials: [], untracked: [], kept: [] },
  });
  return document(String(marked.parse(doctorReport(findings), { gfm: true, async: false })), 'width: 900px');
}

function document(body: string, look: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="github-markdown.css"><style>${style} body.markdown-body { ${look} }</style></head>
<body class="markdown-body">${body}</body></html>`;
}

const style = `
body.markdown-body { box-sizing: border-box; margin: 0; padding: 24px; font-size: 14px; }
section { break-inside: avoid; margin-bottom: 24px; }
section h2 { margin-top: 0; }
.box { border: 1px solid var(--borderColor-default, #8884); border-radius: 6px; margin-bottom: 12px; overflow: hidden; }
.who { padding: 6px 12px; background: #8881; border-bottom: 1px solid #8883; }
.said { padding: 12px; }
.mark { border: 1px solid #8886; border-radius: 12px; padding: 0 8px; font-size: 12px; }
`;

interface Picture {
  readonly name: string;
  readonly html: string;
  readonly width: number;
}

/** The browser has no "as tall as the page" for pictures: the first run tells how tall it is. */
function draw(folder: string, out: string, { name, html, width }: Picture): void {
  const file = join(folder, `${name}.html`);
  writeFileSync(file, `${html}<script>document.title = String(document.body.scrollHeight)</script>`);
  const dom = chromium(['--dump-dom', `--window-size=${width},100`, `file://${file}`]);
  const height = Number(/<title>(\d+)<\/title>/.exec(dom)?.[1] ?? 3000);
  for (const [theme, scheme] of [
    ['light', 1],
    ['dark', 0],
  ] as const) {
    const picture = join(out, `${name}-${theme}.png`);
    const look = [
      `--blink-settings=preferredColorScheme=${scheme}`,
      '--hide-scrollbars',
      `--window-size=${width},${height}`,
    ];
    chromium([...look, `--screenshot=${picture}`, `file://${file}`]);
    process.stdout.write(`wrote ${picture}\n`);
  }
}

function chromium(args: readonly string[]): string {
  const fixed = ['--headless', '--no-sandbox', '--disable-gpu'];
  return execFileSync('chromium', [...fixed, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 120_000,
  });
}

const out = resolve(process.argv[2] ?? join(root, 'docs'));
const folder = mkdtempSync(join(tmpdir(), 'ralph-pictures-'));
mkdirSync(out, { recursive: true });
copyFileSync(
  join(root, 'node_modules', 'github-markdown-css', 'github-markdown.css'),
  join(folder, 'github-markdown.css'),
);
draw(folder, out, { name: 'thread', html: threadPage(), width: 1640 });
draw(folder, out, { name: 'doctor', html: doctorPage(), width: 900 });
rmSync(folder, { recursive: true, force: true });
