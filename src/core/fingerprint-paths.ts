import { isDrawnFolder } from './fingerprint-random.ts';

/**
 * Replaces absolute paths by what does not depend on where a checkout or a temporary folder lies. URLs stay, except `file:`.
 * A path inside a source folder is kept from there (`src/cart.ts`), any other file by its name, any other folder is `<folder>`.
 */
export function withoutPlaces(line: string): string {
  if (!/[/\\]/.test(line)) return line;
  return line
    .replace(backslashed, (found) => found.replaceAll('\\', '/'))
    .replace(locator, (found) => {
      if (found.startsWith('file://')) return shortened(found.slice('file://'.length));
      return found.includes('://') ? found : shortened(found);
    });
}

/** A URL, or an absolute path of POSIX or Windows with two segments or more. */
const locator =
  /\b(?:file|https?|wss?|git|ssh|ftp):\/\/[^\s'"`)>\],]+|(?<![\w.+~/\\-]|\S@)(?:[A-Za-z]:)?(?:[/\\]+[\w.@+~-]+){2,}[/\\]*|(?<![\w.@+~/\\-])\/(?:app|workspace|repo|code|project)(?![\w./\\-])|(?<![\w.@+~/\\-])\.{1,2}[/\\][\w.@+~/\\-]*/g;

/** A file of the project as Windows writes it. */
const backslashed = /(?<![\w.@+~/\\:-])[\w.@+~-]+(?:\\[\w.@+~-]+)+\.\w{1,5}\b/g;

function shortened(found: string): string {
  if (/^\.{1,2}[/\\]/.test(found)) return relative(found);
  const local = found.replace(/^\/?[A-Za-z]:/, '');
  // A file URL goes on after the path with a line and a column.
  const path = local.replace(/:.*/, '');
  const segments = path.split(/[/\\]/).filter((segment) => segment !== '' && segment !== '.');
  return `${short(resolved(segments))}${local.slice(path.length)}`;
}

/** What a relative path leads to stays; how it gets there depends on who asks, unless it leaves the project altogether. */
function relative(found: string): string {
  const rest = found.replace(/(?:\.{1,2}[/\\])+/, '');
  return /^(?:tmp|home|Users|private|var|builds|root)[/\\]/.test(rest) ? shortened(`/${rest}`) : rest;
}

/** Without `..` and what they lead out of. */
function resolved(segments: readonly string[]): readonly string[] {
  const left: string[] = [];
  for (const segment of segments) {
    if (segment === '..') left.pop();
    else left.push(segment);
  }
  return left;
}

function short(segments: readonly string[]): string {
  const modules = segments.lastIndexOf('node_modules');
  if (modules >= 0) return segments.slice(modules).join('/');
  const whole = `/${segments.join('/')}`;
  const temporary = temp.exec(whole);
  if (temporary !== null) return inProject(whole.slice(temporary[0].length));
  if (system.test(whole)) return segments.at(-1) ?? whole;
  if (jenkins.test(whole)) return '<folder>';
  const home = goPath.exec(whole) ?? homes.exec(whole);
  return inProject(home === null ? whole : whole.slice(home[0].length));
}

/** Below a folder that a program made for itself, from the source folder on: the outermost of a monorepo, otherwise the innermost. */
function inProject(path: string): string {
  const all = path.split('/');
  const segments = all.slice(all.findLastIndex(isDrawnFolder) + 1);
  const folders = segments.slice(0, -1);
  const outer = folders.findIndex((segment) => /^(?:packages|crates)$/.test(segment));
  const at = outer >= 0 ? outer : folders.findLastIndex((segment) => sources.test(segment));
  if (at >= 0) return segments.slice(at).join('/');
  return segments.slice(-1).find((name) => /\./.test(name) || extensionless.test(name)) ?? '<folder>';
}

const sources =
  /^(?:src|lib|libs|tests?|__tests__|specs?|t|app|apps|cmd|pkg|internal|include|scripts|bin|examples|bench|benches|docs)$/;
const extensionless = /^(?:(?:GNU)?[Mm]akefile|Dockerfile|Gemfile|Rakefile|Procfile|Jenkinsfile|LICENSE|README)$/;
const temp =
  /^(?:\/private)?(?:\/var)?\/tmp\/[^/]+|^(?:\/private)?\/var\/folders\/[^/]+\/[^/]+\/[TC]\/[^/]+|^\/dev\/shm(?:\/[^/]+|$)|^\/Users\/[^/]+\/AppData\/Local\/Temp\/[^/]+/i;
const system = /^\/(?:usr(?!\/src\/)|lib\d*|bin|sbin|etc|dev|sys|System|Library|Windows|Program Files)\//;
/** Where people and runners keep checkouts; a folder of this kind is never a source folder of the project. */
const homes =
  /^\/(?:home\/runner\/work\/[^/]+(?:\/[^/]+)?|(?:home|Users)\/[^/]+(?:\/(?:src|dev|projects|repos|git|Documents|Desktop|sources)\/[^/]+|\/(?:code|work|workspace)(?!\/(?:src|libs?|tests?|__tests__|specs?|packages|crates)\/)\/[^/]+|\/[^/]+)?|builds\/[^/]+\/[^/]+|github\/workspace|workspaces\/[^/]+|workspace|var\/(?:lib\/)?jenkins\/workspace\/[^/]+|usr\/src\/[^/]+|root\/(?:(?:src|code|dev|work|projects|repos|git)\/)?[^/]+|a\/([^/]+)\/\1|(?:bitrise|drone)\/src|codebuild\/output\/src\w+\/src(?!\/(?:github\.com|gitlab\.com|bitbucket\.org)\/)|go\/src\/app|app|code|repo|project|srv\/[^/]+)(?=\/)/;
/** The checkout itself, in a folder `lib` that is none of a project. */
const jenkins = /^\/var\/(?:lib\/)?jenkins\/workspace\/[^/]+$/;
/** A checkout below its own address. */
const goPath = /.*\/src\/(?:github\.com|gitlab\.com|bitbucket\.org)\/[^/]+\/[^/]+(?=\/)/;
