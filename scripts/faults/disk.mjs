import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/**
 * The disk of a folder, which can be filled and locked. As root it is one of its own, in memory. Elsewhere a limit of the
 * processes stands for a full disk, and the folder's mode for a locked one.
 * @param {string} folder
 * @param {{ size: string, pids: () => readonly number[] }} options of those that write to it
 */
export function prepareDisk(folder, { size, pids }) {
  const mount = ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder];
  if (process.geteuid?.() === 0 && spawnSync('mount', mount).status === 0) return ownDisk(folder, size);
  const limit = (bytes) => pids().forEach((pid) => execFileSync('prlimit', ['--pid', `${pid}`, `--fsize=${bytes}:`]));
  return {
    fill: () => limit(0),
    free: () => limit('unlimited'),
    lock: () => chmodSync(folder, 0o500),
    unlock: () => chmodSync(folder, 0o755),
    remove: () => undefined,
  };
}

function ownDisk(folder, size) {
  const ballast = path.join(folder, 'ballast');
  const remount = (mode) => execFileSync('mount', ['-o', `remount,${mode},size=${size}`, folder]);
  return {
    fill: () => fill(ballast),
    free: () => rmSync(ballast),
    lock: () => remount('ro'),
    unlock: () => remount('rw'),
    remove: () => execFileSync('umount', ['--lazy', folder]),
  };
}

function fill(file) {
  const handle = openSync(file, 'w');
  try {
    for (const block of [1024 * 1024, 4096]) writeUntilFull(handle, Buffer.alloc(block));
  } finally {
    closeSync(handle);
  }
}

function writeUntilFull(handle, block) {
  try {
    for (;;) writeSync(handle, block);
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  }
}
