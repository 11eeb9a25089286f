#!/bin/sh
# Builds the two images where no container engine is, with buildah alone: deploy/build-images.sh
#
#   NODE_IMAGE         the base, a Debian with Node, npm and a user `node`; left out: the one that deploy/Dockerfile names
#   CA_FILE            certificates that npm and pnpm trust besides their own, where the way to the registry needs it; they
#                      are mounted for these steps only, and in no image
#   TAG                left out: the version in package.json
#   BUILDAH_ISOLATION  how buildah keeps a step apart; left out: chroot, which needs no runtime for containers
#   STORAGE_DRIVER     how it stores layers; left out: vfs, which works on every file system and takes more space
#   STORAGE_FOLDER     where it stores them; left out: /var/lib/containers/storage, or ~/.local/share/containers/storage without root
#   ROOM_GB            free space without which it does not begin; left out: 24 with vfs, which copies each layer whole (23 were
#                      used), and 8 with overlay
#   REVISION           left out: the commit, where this is a checkout
#
# Tried: buildah 1.28 with this isolation and these layers, CA_FILE, and as base a Debian 12 that debootstrap laid, with Node, npm,
# libatomic1 and a user `node` added. Both images were built and run by their user. Not tried: the base that deploy/Dockerfile
# names, other isolations and drivers, and the images in an engine.
set -eu
cd "$(dirname "$0")/.."

TAG=${TAG:-$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)}
REVISION=${REVISION:-$(git rev-parse --short=12 HEAD 2>/dev/null || echo unknown)}
export BUILDAH_ISOLATION="${BUILDAH_ISOLATION:-chroot}" STORAGE_DRIVER="${STORAGE_DRIVER:-vfs}"
if [ "$(id -u)" = 0 ]; then storage=/var/lib/containers/storage; else storage=$HOME/.local/share/containers/storage; fi
storage=${STORAGE_FOLDER:-$storage}
if [ "$STORAGE_DRIVER" = vfs ]; then room=${ROOM_GB:-24}; else room=${ROOM_GB:-8}; fi
# The folder may not be there yet: its nearest parent has the same disk.
while [ ! -d "$storage" ]; do storage=$(dirname "$storage"); done
free=$(df -Pk "$storage" | awk 'NR == 2 { print int($4 / 1048576) }')
if [ "$free" -lt "$room" ]; then
  echo "The images take $room GB with the storage driver $STORAGE_DRIVER, and $storage has $free left. Make room, set STORAGE_DRIVER=overlay where the file system allows it, or ROOM_GB if you know better." >&2
  exit 1
fi
for target in gateway mall; do
  set -- --file deploy/Dockerfile --target "$target" --tag "family-mall-$target:$TAG" \
    --build-arg "VERSION=$TAG" --build-arg "REVISION=$REVISION"
  if [ -n "${NODE_IMAGE:-}" ]; then set -- "$@" --build-arg "NODE_IMAGE=$NODE_IMAGE"; fi
  if [ -n "${CA_FILE:-}" ]; then set -- "$@" --secret "id=ca,src=$CA_FILE"; fi
  # Layers, so that the second image finds the first one's steps. An engine reads the health check in this format alone.
  buildah build --format docker --layers "$@" .
done
buildah images
