/**
 * Whether a line tells of work that went on beside the failure, as it comes between the lines of others where several programs print to
 * one place: requests that were answered, what was fetched or written, how much memory is in use, a test that went well.
 */
export function isChatter(line: string): boolean {
  if (built.test(line)) return true;
  if (chatter.test(line)) return !tells.test(line) || request.test(line);
  return timed.test(line) && !asserts.test(line);
}

/** A file that a build of make's makes, as it says it in short: `  CC      src/ring.o`, `  CC [M]  drivers/net/x.o`, `  [LD] app`. */
const built =
  /^\s*\[?(?:CC|CXX|CPP|C\+\+|CCLD|CXXLD|LD|AR|AS|CCAS|RANLIB|LINK|SO|HOSTCC|HOSTCXX|HOSTLD|HOSTAR|HOSTAS|GEN|UPD|OBJCOPY|STRIP|DTC|MODPOST|SORTTAB|YACC|LEX|MOC|UIC|RCC|JAVAC|MKDIR|COPY|CP|LN|RM|SYMLINK|INSTALL|ZIP|TAR|GZIP)\]?(?: \[M\])?\s+[\w./@+~-]+$/;

/** What was done and how long it took, in a sentence of its own. */
const timed = /^[\w[][^'"`]* in ~?\d[\d.,]* ?(?:ms|s|secs?|seconds|m|min|minutes)\.?$/;
const asserts =
  /\b(?:error|err|fail\w*|fatal|cannot|could|unable|denied|refused|found|mismatch|expect\w*|assert\w*|got|received|not|never|no|within|timed?|timeout|exceed\w*|should|must|did|un\w+|test\w*)\b|[!=]=|::|\.\w+:\d/i;

/** Whether words of failure in a line are the name of something that went well: `error handling module loaded: ok`. */
export function wentWell(line: string): boolean {
  return well.test(line) && !badly.test(line);
}

/** What was fetched may have failed, and who logs at ease may log an error. */
const tells = /\b(?:error|err|fail(?:s|ed|ure)?|fatal|cannot|could not|unable|denied|refused|not found|mismatch)\b/i;
const ANSWERED = String.raw`(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) /\S*(?: HTTP/[\d.]+"?)? [123]\d\d(?: |$)`;
/** The path of a request that was answered is anybody's word. */
const request = new RegExp(String.raw`\b${ANSWERED}`);

const chatter = new RegExp(
  [
    // A request and its answer, as servers log them
    String.raw`^(?:"|\S+ - - \[[^\]]*\] ")?${ANSWERED}`,
    // Layers of an image, objects of a repository, files of a package
    '^[0-9a-f]{12}: [A-Z][a-z]+ ',
    '^(?:remote: )?(?:Enumerating|Counting|Compressing|Receiving|Writing|Resolving|Unpacking|Updating) (?:objects|deltas|files): ',
    String.raw`^(?:remote: )?Total \d+ \(delta \d+\), reused \d+`,
    '^(?:Copying|Extracting|Downloading|Uploading|Restoring|Saving|Pulling|Unpacking|Fetching) \\S',
    String.raw`^\W*(?:heap|rss|memory|mem|cpu|load|disk)(?: \w+)?(?: usage)?: \d`,
    // What a commit holds
    String.raw`^ \d+ files? changed(?:, \d+ (?:insertions?|deletions?)\([+-]\))*$`,
    String.raw`^ (?:create|delete) mode \d{6} `,
    String.raw`^\[\S+(?: \(root-commit\))? [0-9a-f]{7,40}\] `,
    String.raw`^(?:Reinitialized|Initialized) (?:existing|empty)\b.* Git repository in `,
    // A logger whose levels are numbers
    String.raw`^\{"level":[123]0,`,
    String.raw`^\[[\w-]+\] \d{1,3}% `,
    String.raw`^(?:found \d+|\d+ \w+(?: severity)?) vulnerabilit(?:y|ies)\b|^(?:[\w-]+ )*(?:is )?listening (?:on|at) `,
    // What a package manager did, how long a command took and how much memory
    String.raw`^(?:added|removed|changed|audited) \d+ packages?\b|^up to date(?:$|,? (?:audited \d+ packages? )?in \d)`,
    String.raw`^\W*(?:[Ee]lapsed|[Dd]uration|[Tt]ook|[Ff]inished in|(?:[Tt]otal|[Ww]all|CPU) time)[: ]\s*\d[\d.,:]*(?: ?[a-z]+)?(?:, (?:peak|max\w*|rss|mem\w*)[ \w]*:? [\d.,]+ ?[kKMG]i?B)?\.?$`,
    // cargo, in a column of its own
    String.raw`^ +(?:Finished (?:.\w+. profile )?\[(?:un)?optimized|Running (?:unittests |tests[/\\]|benches[/\\])?\S+(?: \S+)? \(target[/\\]|Doc-tests \w|(?:Compiling|Checking|Documenting|Fresh|Dirty|Adding|Downloaded) [\w-]+ v\d)`,
    // A runner, before and after the steps of a job
    String.raw`^Cache (?:restored from key|Size|hit for|saved with key): |^Download action repository '|^(?:Current r|R)unner version: |^Post job cleanup\.$|^\[command\]\S|^git version \d`,
    '^Terminate orphan process: pid|^Cleaning up orphan processes$',
  ].join('|'),
);

const well =
  /\b(?:ok|okay|loaded|passed|succeeded|success|successfully|ready|started|enabled|registered|installed|configured|initiali[sz]ed|completed?|done|finished)\b/i;
const badly =
  /\b(?:not|never|no|nothing|fail(?:s|ed|ing)?|cannot|can't|could|unable|denied|refused|rejected|aborted|crash(?:ed)?|lost|without|before|until|after|expected|missing|un\w+|in(?:valid|complete|correct))\b/i;
