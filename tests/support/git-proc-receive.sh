#!/usr/bin/env bash
# The proc-receive hook of the test remote: asks the test's HTTP server about each ref, prints what a GitHub server would print and
# answers `ok` (git then updates the ref itself) or `ng` with a reason of our own, which other hooks cannot. The server's answer has a
# line for each thing to write: E and a line for people, O and a line of git's protocol. In bash, since it runs for every push of every
# test: it starts in a tenth of the time that Node takes. With dd, which reads no byte too many anywhere.
set -euo pipefail
export LC_ALL=C

# The next line of the protocol without its length and line break; fails at a flush.
read_line() {
  local length
  length=$(dd bs=1 count=4 2>/dev/null)
  [ -n "$length" ] && [ "$length" != 0000 ] && dd bs=1 count=$((16#$length - 4)) 2>/dev/null
}
write_line() { printf '%04x%s' $((${#1} + 4)) "$1"; }

while read_line >/dev/null; do :; done
write_line 'version=1'
printf 0000
commands=''
while line=$(read_line); do commands+="$line"$'\n'; done

exec 3<>"/dev/tcp/127.0.0.1/$RALPH_TEST_PORT"
printf 'POST %s HTTP/1.0\r\nContent-Length: %d\r\n\r\n%s' "$RALPH_TEST_DECIDE" "${#commands}" "$commands" >&3
read -r _ status _ <&3
[ "$status" = 200 ]
while IFS= read -r header <&3 && [ "$header" != $'\r' ]; do :; done
while IFS= read -r answer <&3; do
  case $answer in
    E*) printf '%s\n' "${answer#E}" >&2 ;;
    O*) write_line "${answer#O}" ;;
  esac
done
printf 0000
