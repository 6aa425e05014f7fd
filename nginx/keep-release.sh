#!/bin/sh
# keep-release.sh BUILDS RELEASES: a page that was opened before an upgrade still asks for files of its own release.
# Copies the folder of the built front ends to RELEASES/current, and keeps the previous one in RELEASES/previous.
set -eu
builds=$1 releases=$2
current=$releases/current/$(basename "$builds")

# They name the files, and the names contain hashes of the content.
lists_in() { cat "$1"/*/assets.json 2>/dev/null || true; }
[ "$(lists_in "$builds")" != "$(lists_in "$current")" ] || exit 0

rm -rf "$releases/next"
mkdir -p "$releases/next"
cp -RL "$builds" "$releases/next/"
rm -rf "$releases/previous"
[ ! -e "$releases/current" ] || mv "$releases/current" "$releases/previous"
mv "$releases/next" "$releases/current"
