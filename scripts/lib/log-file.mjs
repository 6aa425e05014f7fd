import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const largestBytes = 10 * 1024 * 1024;

/**
 * Appends lines to a file. A file that gets too large takes the place of the one before, `.1`. Lines that cannot be
 * written, as on a full disk, are counted, and the next one that can says how many are missing.
 * @param {number} [largest] bytes
 * @returns {(line: string) => void} never throws
 */
export function logTo(file, largest = largestBytes) {
  let bytes = statSync(file, { throwIfNoEntry: false })?.size;
  let lost = 0;
  return (line) => {
    const text = lost > 0 ? `${lost} lines could not be written here.\n${line}\n` : `${line}\n`;
    try {
      if (bytes === undefined) mkdirSync(path.dirname(file), { recursive: true });
      else if (bytes >= largest) renameSync(file, `${file}.1`);
      if (!(bytes < largest)) bytes = 0;
      appendFileSync(file, text, { mode: 0o600 });
      bytes += Buffer.byteLength(text);
      lost = 0;
    } catch {
      lost += 1;
    }
  };
}
