/**
 * Whether a line is what a build tool says below every failure, whatever failed: where its reports lie, how to be told more, which of its
 * other tasks it looked at.
 */
export function isAdvice(line: string): boolean {
  return advice.test(line);
}

const advice = new RegExp(
  [
    // Gradle
    String.raw`^> Task \S+(?: (?:UP-TO-DATE|NO-SOURCE|FROM-CACHE|SKIPPED|FAILED))?$`,
    String.raw`^> (?:Run with --\S|Get more help at )`,
    String.raw`^> There were failing (?:tests|checks)\. See the (?:report|results) at:`,
    String.raw`^(?:FAILURE: )?Build (?:failed with an exception|completed with \d+ failures)\.$`,
    String.raw`^BUILD FAILED\b`,
    // Maven
    String.raw`^\[ERROR\](?:\s*$| -> \[Help \d+\]$| \[Help \d+\] http| (?:To see the full stack trace|Re-run Maven|For more information about|After correcting the problems|Please refer to)\b|\s+mvn <args> -rf )`,
    String.raw`^\[ERROR\] (?:Failures|Errors):\s*$|^\[ERROR\] Failed to execute goal \S+surefire\S*:test\b.*There are test failures`,
    // Cargo, whose options decide whether it shows the command
    String.raw`^\s*process didn't exit successfully: .*\(exit (?:status|code): 1(?:01)?\)$`,
    // pytest
    String.raw`^>\s+(?:available fixtures:|use 'pytest --fixtures)`,
    String.raw`^E\s+(?:Use -v to get more diff|Omitting \d+ identical items|Full diff:?(?:\.\.\.)?$|\.\.\.Full output truncated \()`,
    // ctest, sbt, nextest, GoogleTest
    String.raw`^Use "--rerun-failed|^Output from these tests are in:|^\[error\] Total time: |^\s*Cancell?ing due to test failure`,
    String.raw`^\s*\[\s+FAILED\s+\] \d+ tests?, listed below:`,
    // How long it took, and how old a list is
    String.raw`^(?:real|user|sys)\s+(?:\d+m[\d.,]+s|\d+[.,]\d+)$|^\W*Done in [\d.]+ ?m?s\.?$`,
    String.raw`^Browserslist: caniuse-lite is |^\s*npx (?:update-browserslist-db|browserslist)@latest`,
    // PHPUnit
    String.raw`^There (?:was|were) \d+ (?:failure|error|warning|risky test|incomplete test|skipped test)s?:$`,
  ].join('|'),
);
