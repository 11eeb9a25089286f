#!/bin/sh
# Builds the two images where no container engine is, with buildah alone: deploy/build-images.sh
#
#   NODE_IMAGE         the base, a Debian with Node, npm and a user `node`; left out: the one that deploy/Dockerfile names
#   CA_FILE            certificates that npm and pnpm trust besides their own, where the way to the registry needs it; they
#                      are mounted for these steps only, and in no image
#   TAG                left out: the version in package.json
#   BUILDAH_ISOLATION  how buildah keeps a step apart; left out: chroot, which needs no runtime for containers
#   STORAGE_DRIVER     how it stores layers; left out: vfs, which works on every file system and takes more space
#
# Tried: buildah 1.28 with this isolation and these layers, CA_FILE, and as base a Debian 12 that debootstrap laid, with Node, npm,
# libatomic1 and a user `node` added. Both images were built and run by their user. Not tried: the base that deploy/Dockerfile
# names, other isolations and drivers, and the images in an engine.
set -eu
cd "$(dirname "$0")/.."

TAG=${TAG:-$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)}
export BUILDAH_ISOLATION="${BUILDAH_ISOLATION:-chroot}" STORAGE_DRIVER="${STORAGE_DRIVER:-vfs}"
for target in gateway mall; do
  set -- --file deploy/Dockerfile --target "$target" --tag "family-mall-$target:$TAG"
  if [ -n "${NODE_IMAGE:-}" ]; then set -- "$@" --build-arg "NODE_IMAGE=$NODE_IMAGE"; fi
  if [ -n "${CA_FILE:-}" ]; then set -- "$@" --secret "id=ca,src=$CA_FILE"; fi
  # Layers, so that the second image finds the first one's steps. An engine reads the health check in this format alone.
  buildah build --format docker --layers "$@" .
done
buildah images
