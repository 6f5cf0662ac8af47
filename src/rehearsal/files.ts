import { appendFile, chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { placeInside } from './paths.ts';
import type { Step } from './schema.ts';
import { done, type Stage, type StepResult } from './stage.ts';

/** The steps that change files. */
export type FileStep = Extract<Step, { kind: 'write' | 'append' | 'replace' | 'delete' | 'move' | 'chmod' | 'flip' }>;

/** Changes files in the worktree; a path out of it, a missing file or a text that does not occur fails the step. */
export async function playFileStep(stage: Stage, step: FileStep): Promise<StepResult> {
  switch (step.kind) {
    case 'write':
      return at(stage, step.value.path, async (place) => {
        await mkdir(dirname(place), { recursive: true });
        await writeFile(place, step.value.content);
      });
    case 'append':
      return at(stage, step.value.path, async (place) => {
        await mkdir(dirname(place), { recursive: true });
        await appendFile(place, step.value.content);
      });
    case 'chmod':
      return at(stage, step.value.path, (place) => chmod(place, step.value.mode));
    case 'replace':
      return edit(stage, step.value.path, (text) => replaced(text, step.value));
    case 'flip':
      return edit(stage, step.value.file, (text) => flipped(text, step.value));
    case 'delete':
      return remove(stage, step.value);
    case 'move':
      return move(stage, step.value);
  }
}

async function at(stage: Stage, path: string, act: (place: string) => Promise<unknown>): Promise<StepResult> {
  const place = await placeInside(stage.cwd, path, 'target');
  if (!place.ok) return { type: 'failed', message: place.message };
  await act(place.path);
  return done;
}

type Edit = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string };

async function edit(stage: Stage, path: string, change: (text: string) => Edit): Promise<StepResult> {
  const place = await placeInside(stage.cwd, path, 'target');
  if (!place.ok) return { type: 'failed', message: place.message };
  const changed = change(await readFile(place.path, 'utf8'));
  if (!changed.ok) return { type: 'failed', message: changed.message };
  await writeFile(place.path, changed.text);
  return done;
}

/** Replacement by function: `$&` in a score is text, not a pattern. */
function replaced(
  text: string,
  how: { readonly path: string; readonly find: string; readonly with: string; readonly all: boolean },
): Edit {
  if (!text.includes(how.find))
    return { ok: false, message: `${how.path} does not contain ${JSON.stringify(how.find)}.` };
  return {
    ok: true,
    text: how.all ? text.replaceAll(how.find, () => how.with) : text.replace(how.find, () => how.with),
  };
}

/** The text edit of a cheating agent: the first `"passes": false` between the story's id and the next id becomes true. */
function flipped(text: string, how: { readonly file: string; readonly story: string }): Edit {
  const ids = [...text.matchAll(/"id"\s*:\s*("(?:[^"\\]|\\.)*"|-?\d+)/g)];
  const own = ids.findIndex((match) => match[1] === JSON.stringify(how.story) || match[1] === how.story);
  const from = ids[own]?.index;
  if (from === undefined) return { ok: false, message: `${how.file} has no story with id "${how.story}".` };
  const to = ids[own + 1]?.index ?? text.length;
  const part = text.slice(from, to).replace(/("passes"\s*:\s*)false/, '$1true');
  if (part === text.slice(from, to))
    return { ok: false, message: `${how.file} has no "passes": false after the id "${how.story}".` };
  return { ok: true, text: text.slice(0, from) + part + text.slice(to) };
}

async function remove(stage: Stage, path: string): Promise<StepResult> {
  const place = await placeInside(stage.cwd, path, 'link');
  if (!place.ok) return { type: 'failed', message: place.message };
  await rm(place.path, { recursive: true });
  return done;
}

async function move(stage: Stage, { from, to }: { readonly from: string; readonly to: string }): Promise<StepResult> {
  const source = await placeInside(stage.cwd, from, 'link');
  const target = await placeInside(stage.cwd, to, 'link');
  if (!source.ok) return { type: 'failed', message: source.message };
  if (!target.ok) return { type: 'failed', message: target.message };
  await mkdir(dirname(target.path), { recursive: true });
  await rename(source.path, target.path);
  return done;
}
