import { CONFIG_SECTIONS, GATE_KEYS, GATE_WORDS, type GateKey } from './config-keys.ts';
import { describeDefault } from './describe.ts';
import { LATER_SETTINGS } from './later.ts';
import { GATE_NAME } from './parse-gates.ts';
import type { SettingRow, SettingType } from './row.ts';
import { rowOf, SETTINGS } from './table.ts';

/** A JSON Schema, as data. */
export type Schema = { readonly [key: string]: unknown };

const NO_EFFECT: Schema = { description: 'Has no effect in this version.' };
const TEXT: Schema = { type: 'string' };
const LIST: Schema = { type: ['string', 'array'], items: TEXT };
const DURATION: Schema = {
  oneOf: [
    { type: 'integer', minimum: 1 },
    { type: 'string', pattern: '^([0-9]+|(?=[0-9])([0-9]+h)?([0-9]+m)?([0-9]+s)?)$' },
  ],
};

const GATE_TYPES: Readonly<Record<GateKey, Schema>> = {
  name: { type: 'string', pattern: GATE_NAME.source },
  run: TEXT,
  timeout: DURATION,
  before: TEXT,
  paths: LIST,
  stage: { enum: ['attempt', 'final'] },
  docker: { type: 'boolean' },
  network: { enum: ['on', 'off'] },
  kind: { enum: ['test', 'check'] },
  report: LIST,
  baseline: { enum: ['attribute', 'require-green', 'off'] },
};

/** JSON Schema of `.ralph/config.yaml` for editors; the reader is stricter where a schema cannot be (03-interface §2). */
export function renderSchema(): string {
  return `${JSON.stringify(configSchema(), undefined, 2)}\n`;
}

function configSchema(): Schema {
  const rows = SETTINGS.filter((row) => row.secret !== true);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: '.ralph/config.yaml of ralph-action',
    type: 'object',
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(rows.map((row) => [row.name, settingSchema(row)])),
      ...Object.fromEntries(Object.keys(CONFIG_SECTIONS).map((name) => [name, sectionSchema(name)])),
      quality_checks: {
        description: 'Name and command of more gates; each blocks.',
        type: 'object',
        propertyNames: { pattern: GATE_NAME.source },
        additionalProperties: TEXT,
      },
      gates: { description: 'More gates.', type: 'array', items: gateSchema() },
      ...Object.fromEntries(LATER_SETTINGS.map((name) => [name, NO_EFFECT])),
    },
  };
}

function settingSchema(row: SettingRow): Schema {
  return { description: `${row.description} Default: ${describeDefault(row)}.`, ...typeSchema(row.type) };
}

function sectionSchema(section: string): Schema {
  const keys = Object.entries(CONFIG_SECTIONS[section] ?? {});
  const properties = keys.map(([key, meaning]) => [
    key,
    meaning === 'no-effect' ? NO_EFFECT : settingSchema(rowOf(meaning)),
  ]);
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) };
}

function gateSchema(): Schema {
  const [name, run] = GATE_KEYS;
  const properties = GATE_KEYS.map((key) => [key, { description: GATE_WORDS[key], ...GATE_TYPES[key] }]);
  return {
    type: 'object',
    required: [name, run],
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  };
}

function typeSchema(type: SettingType): Schema {
  switch (type.kind) {
    case 'boolean':
      return { type: 'boolean' };
    case 'count':
      return { type: 'integer', minimum: type.from ?? 1, ...(type.ceiling ? {} : { maximum: type.upTo }) };
    case 'factor':
      return { type: 'number', exclusiveMinimum: 0 };
    case 'money':
      return { type: 'number', ...(type.free ? { minimum: 0 } : { exclusiveMinimum: 0 }) };
    case 'duration':
      return DURATION;
    case 'choice':
      return { enum: type.values };
    case 'sentence':
      return { const: type.sentence };
    case 'ids':
      return { type: ['string', 'integer', 'array'], items: { type: ['string', 'integer'] } };
    default:
      return wordsSchema(type);
  }
}

type PlainType = Exclude<
  SettingType,
  { readonly kind: 'boolean' | 'count' | 'factor' | 'money' | 'duration' | 'choice' | 'sentence' | 'ids' }
>;

/** One text, or a list of them. */
function wordsSchema(type: PlainType): Schema {
  switch (type.kind) {
    case 'names':
    case 'globs':
    case 'places':
    case 'words':
    case 'tools':
    case 'patterns':
    case 'fallbacks':
    case 'prices':
    case 'gates':
    case 'gate-timeouts':
    case 'halts':
    case 'logins':
    case 'secrets':
      return type.kind === 'words' && type.program ? TEXT : LIST;
    case 'age':
      return { type: 'string', pattern: '^[1-9][0-9]{0,3}[dh]$' };
    case 'path':
    case 'place':
    case 'folder':
    case 'command':
    case 'text':
    case 'model':
    case 'executable':
    case 'cassette':
    case 'version':
    case 'feature':
    case 'branch':
    case 'branch-prefix':
    case 'message-template':
    case 'person-name':
    case 'email':
    case 'token':
    case 'phrase':
    case 'label':
      return TEXT;
  }
}
