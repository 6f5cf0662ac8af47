# First process of a stage: a PID, mount, IPC, network and host name namespace around a controller and everything it starts, so that
# attacks meet the real kernel and the real disk, but no process, no HOME, no system folder and no port of this machine.
# Variables: STAGE_FOLDER and STAGE_REPOSITORY (folders of the machine), STAGE_UID, STAGE_NODE, STAGE_RUST (may be empty),
# STAGE_SUDO (1: the user may use sudo). Arguments: the program of the controller, below the repository.
set -euo pipefail

ip link set lo up

mkdir_tmpfs() { mount -t tmpfs -o "mode=$2" stage "$1"; }

mkdir_tmpfs /srv 755
mkdir -p /srv/scene /srv/repository /srv/rust /srv/private
mount --bind "$STAGE_FOLDER" /srv/scene
mount --bind "$STAGE_REPOSITORY" /srv/repository
mount -o remount,bind,ro /srv/repository
if [ -n "$STAGE_RUST" ]; then
  mount --bind "$STAGE_RUST" /srv/rust
  mount -o remount,bind,ro /srv/rust
fi
node=$STAGE_NODE
case $node in
  "$STAGE_REPOSITORY"/*) node=/srv/repository/${node#"$STAGE_REPOSITORY"/} ;;
  *)
    # It may lie in a folder that is empty here, such as /tmp or /root.
    touch /srv/node
    mount --bind "$node" /srv/node
    mount -o remount,bind,ro /srv/node
    node=/srv/node
    ;;
esac

for folder in /etc /usr/local /var; do
  layer=/srv/private/${folder//\//_}
  mkdir -p "$layer/upper" "$layer/work"
  mount -t overlay -o "lowerdir=$folder,upperdir=$layer/upper,workdir=$layer/work" stage "$folder"
done
chmod 700 /srv/private
mkdir_tmpfs /tmp 1777
mkdir_tmpfs /dev/shm 1777
mkdir_tmpfs /run 755
mkdir_tmpfs /root 700
mkdir -p /run/dbus /srv/scene/roots
cp /usr/bin/touch /srv/scene/roots/set-uid-tool
chmod 4755 /srv/scene/roots/set-uid-tool
disk=$(stat -c %d /srv/scene)
STAGE_DISK=0 STAGE_DISK_ID=
if mknod /srv/private/disk b $((disk >> 8 & 4095)) $((disk & 255)) 2> /dev/null; then
  STAGE_DISK_ID=$(dd if=/srv/private/disk bs=1 skip=1128 count=16 2> /dev/null | od -An -tx1 | tr -d ' \n') || true
  [ -z "$STAGE_DISK_ID" ] || STAGE_DISK=$disk
fi
export STAGE_DISK STAGE_DISK_ID

user=()
if [ "$STAGE_UID" != 0 ]; then
  if ! getent passwd "$STAGE_UID" > /dev/null; then
    echo "ralph-user:x:$STAGE_UID:$STAGE_UID::/srv/scene/home:/bin/bash" >> /etc/passwd
    echo 'ralph-user:*:20000:0:99999:7:::' >> /etc/shadow
  fi
  if [ "$STAGE_SUDO" = 1 ]; then
    echo "#$STAGE_UID ALL=(ALL) NOPASSWD: ALL" > /etc/sudoers.d/ralph-stage
  else
    rm -f /etc/sudoers.d/*
  fi
  chown "$STAGE_UID:$STAGE_UID" /srv/scene /run /run/dbus
  user=(setpriv "--reuid=$STAGE_UID" "--regid=$STAGE_UID" --clear-groups --inh-caps=-all)
fi
# What a careless job may have left open for every step: a file, a folder and a socket (ports of the machine are none of this stage).
echo 'CANARY of an open file' > /srv/private/left
exec 200< /srv/private/left 201< / 202<> /dev/udp/127.0.0.1/9
# A service of the machine that does for root what it does for nobody else, and keys of the job in key rings.
/usr/bin/python3 /srv/repository/tests/support/isolation/service.py > /dev/null 2>&1 200<&- 201<&- 202>&- &
user+=(/usr/bin/python3 /srv/repository/tests/support/isolation/keys.py)
unset STAGE_REPOSITORY STAGE_NODE STAGE_RUST STAGE_SUDO
# The pipe must belong to the user, as that between a runner and an action does.
"${user[@]}" bash -c '"$1" "$2" 2>&1 | tee -a /srv/scene/controller.out' controller "$node" "/srv/repository/$1"
