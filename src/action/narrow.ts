import type { Asked } from '../core/asked.ts';
import { featureName } from '../core/prd-search.ts';
import type { SlashCommand } from '../core/slash-command.ts';
import type { Settings } from '../settings/settings.ts';
import { configError, type Refusal } from './refusal.ts';

/**
 * Settings as a comment narrows them (03-interface §4): it picks stories among those that are configured, lowers caps and never
 * lifts one. What would widen is refused, except for a number, which is cut to what the workflow allows.
 */
export function narrowed(settings: Settings, asked: Asked | undefined): Settings | Refusal {
  if (asked === undefined) return settings;
  const { command, waiting } = asked;
  const wanted = { feature: featureOf(asked), stories: storiesOf(command) };
  const objections = [
    ...otherFeature(settings, wanted.feature),
    ...besidePrd(settings, command),
    ...otherStories(settings, wanted.stories),
    ...otherModel(settings, command),
  ];
  if (objections.length > 0) return configError(...objections);
  return {
    ...settings,
    ...(wanted.feature === undefined ? {} : { feature: wanted.feature }),
    ...(wanted.stories.length === 0 ? {} : { stories: wanted.stories }),
    // Of several backlogs the one that the waiting run works on is meant.
    ...(waiting?.prdPath !== undefined && settings.feature === undefined && { prd: waiting.prdPath }),
    maxIterations: lower(settings.maxIterations, command),
    ...resumption(settings, command),
    agent: withModel(settings.agent, command),
  };
}

/** Whether narrowing came to a refusal. */
export function isRefusal(narrow: object | Refusal | undefined): narrow is Refusal {
  return narrow !== undefined && 'ok' in narrow;
}

function featureOf({ command, goesOn }: Asked): string | undefined {
  return command.kind === 'run' ? command.feature : goesOn?.feature;
}

function storiesOf(command: SlashCommand): readonly string[] {
  if (command.kind === 'retry') return [command.story];
  return command.kind === 'run' ? command.stories : [];
}

function otherFeature({ feature }: Settings, wanted: string | undefined): readonly string[] {
  if (feature === undefined || wanted === undefined || feature === wanted) return [];
  return [`This workflow works on feature ${feature} alone, so a comment cannot ask for ${wanted}.`];
}

/** Where a path names the backlog, no other one is looked for: a word beside it would do nothing. */
function besidePrd({ feature, prd }: Settings, command: SlashCommand): readonly string[] {
  const wanted = command.kind === 'run' ? command.feature : undefined;
  if (prd === undefined || feature !== undefined || wanted === undefined || featureName(prd) === wanted) return [];
  const instead = 'Leave the word out; --story ID asks for a story of it.';
  return [`This workflow works on ${prd} alone, so a comment cannot ask for ${wanted}. ${instead}`];
}

function otherStories({ stories }: Settings, wanted: readonly string[]): readonly string[] {
  const others = stories.length === 0 ? [] : wanted.filter((id) => !stories.includes(id));
  if (others.length === 0) return [];
  return [`This workflow works on ${stories.join(', ')} alone, so a comment cannot ask for ${others.join(', ')}.`];
}

/** Models that the workflow names: a comment chooses among these. */
function modelsOf({ agent, reviewAgent }: Settings): readonly string[] {
  const agents = [agent, reviewAgent].flatMap((each) => (typeof each === 'object' && 'model' in each ? [each] : []));
  return [...new Set(agents.flatMap(({ model }) => model ?? []))];
}

function otherModel(settings: Settings, command: SlashCommand): readonly string[] {
  if (command.kind !== 'objective' || command.model === undefined) return [];
  const models = modelsOf(settings);
  if (models.includes(command.model) && 'model' in settings.agent) return [];
  const has = models.length === 0 ? 'none is configured' : `these are configured: ${models.join(', ')}`;
  return [`--model ${command.model} is none of the workflow's models; ${has}.`];
}

function withModel(agent: Settings['agent'], command: SlashCommand): Settings['agent'] {
  if (command.kind !== 'objective' || command.model === undefined || !('model' in agent)) return agent;
  return { ...agent, model: command.model };
}

function lower(most: number, command: SlashCommand): number {
  return command.kind === 'run' ? Math.min(most, command.max ?? most) : most;
}

/** What is asked for is begun afresh; what earlier runs know of the other stories is no business of this command. */
function resumption({ resume }: Settings, command: SlashCommand): Pick<Settings, 'resume' | 'afresh'> {
  const isFresh = ((command.kind === 'run' || command.kind === 'resume') && command.fresh) || command.kind === 'retry';
  if (isFresh) return { resume: 'never', afresh: true };
  return { resume: command.kind === 'resume' || command.kind === 'fix' ? 'always' : resume };
}
