import { XMLParser } from 'fast-xml-parser';

const MOST = { chars: 5 * 1024 * 1024, nestedTags: 64 };
const ATTRIBUTE = '@';
const TEXT = '#text';
const CDATA = '#cdata';

/** The report cannot be used: why, with the value, and what to do. */
export interface JUnitProblem {
  readonly problem: string;
}

/** An element: its attributes, text and children as fast-xml-parser has them. */
export type XmlNode = Readonly<Record<string, unknown>>;

/** Parses a report that nobody vouches for. */
export function parseXml(xml: string): { readonly root: XmlNode } | JUnitProblem {
  if (xml.length > MOST.chars) {
    return { problem: `the report has ${xml.length} characters, ${MOST.chars} are read. Write one report per suite.` };
  }
  if (hasDoctype(xml)) return { problem: 'the report has a DOCTYPE, which is refused. Write the report without one.' };
  try {
    const root: unknown = new XMLParser(options).parse(xml, true);
    return isNode(root) ? { root } : { problem: 'the report is empty. Check that the command writes it.' };
  } catch (error) {
    const cause = error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 200) : 'unknown';
    return { problem: `the report is no well-formed XML: ${cause}. Check that the command writes it whole.` };
  }
}

/** Children of a name, in their order; text alone is a child without attributes. */
export function childrenOf(node: XmlNode, name: string): readonly XmlNode[] {
  const value = node[name];
  if (!Array.isArray(value)) return [];
  return value.map((each: unknown) => (isNode(each) ? each : { [TEXT]: each }));
}

/** An attribute's text, empty when it has none. */
export function attribute(node: XmlNode | undefined, name: string): string {
  return decoded(node?.[`${ATTRIBUTE}${name}`]);
}

/** An element's own text, empty when it has none; what stands in CDATA is taken as it is. */
export function textOf(node: XmlNode | undefined): string {
  return decoded(node?.[TEXT]) + [node?.[CDATA]].flat().join('');
}

const elements = ['testsuites', 'testsuite', 'testcase', 'failure', 'error', 'skipped'];

/** Entities are decoded below: a declared one could grow without bound. */
const options = {
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE,
  textNodeName: TEXT,
  cdataPropName: CDATA,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MOST.nestedTags,
  isArray: (name: string) => elements.includes(name),
};

/** Only before the first element: the text of a failure may well speak of one. */
function hasDoctype(xml: string): boolean {
  let rest = xml.trimStart();
  while (rest.startsWith('<?') || rest.startsWith('<!--')) {
    const ending = rest.startsWith('<?') ? '?>' : '-->';
    const end = rest.indexOf(ending);
    if (end < 0) return false;
    rest = rest.slice(end + ending.length).trimStart();
  }
  return /^<!DOCTYPE/i.test(rest);
}

function isNode(value: unknown): value is XmlNode {
  return typeof value === 'object' && value !== null;
}

function decoded(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9A-Fa-f]{1,6})|(amp|lt|gt|quot|apos));/g,
    (all, ...groups: (string | undefined)[]) => {
      const [decimal, hex, name] = groups;
      if (name !== undefined) return named[name] ?? all;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0x10ffff ? all : String.fromCodePoint(code);
    },
  );
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
