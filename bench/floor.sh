#!/bin/bash
# The least that one iteration of the loop needs, in bash: agent, snapshot, candidate commit, gate view brought up to the
# candidate, gate, story commit with its flipped flag, ref. Prints microseconds from the end of the first agent to the end
# of the last one: COUNT - 1 iterations.
# floor.sh FOLDER AGENT COUNT; FOLDER holds bare repository `git`, worktrees `agent` and `view` with `*.index`.
set -euo pipefail
folder=$1 agent=$2 count=$3
export GIT_DIR=$folder/git GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 LC_ALL=C
export GIT_AUTHOR_NAME=floor GIT_AUTHOR_EMAIL=floor@example.com GIT_COMMITTER_NAME=floor GIT_COMMITTER_EMAIL=floor@example.com
cd "$folder/agent"
in_agent() { GIT_INDEX_FILE=$folder/agent.index GIT_WORK_TREE=$folder/agent git "$@"; }
in_view() { GIT_INDEX_FILE=$folder/view.index GIT_WORK_TREE=$folder/view git "$@"; }
head=$(git rev-parse HEAD)
begin=0
for ((turn = 1; turn <= count; turn++)); do
  printf -v RALPH_STORY 'US-%05d' "$turn"
  export RALPH_STORY
  /bin/sh "$agent" /dev/null
  end=${EPOCHREALTIME/./}
  [ "$begin" != 0 ] || begin=$end
  in_agent add --all
  candidate=$(in_agent write-tree)
  git commit-tree -p "$head" -m "attempt $turn" "$candidate" > /dev/null
  in_view read-tree --reset -u "$candidate"
  (cd "$folder/view" && bash -c true)
  sed -i "/\"id\": \"$RALPH_STORY\"/,/\"passes\"/ s/\"passes\": false/\"passes\": true/" prd.json
  echo "$RALPH_STORY passed" >> progress.txt
  in_agent add prd.json progress.txt
  head=$(git commit-tree -p "$head" -m "feat: [$RALPH_STORY]" "$(in_agent write-tree)")
  git update-ref refs/heads/ralph "$head"
done
echo $((end - begin))
