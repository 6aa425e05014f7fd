import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from './startup-error.ts';

/**
 * The secret kept in `file` (mode 600), made at the first call. Two processes that start at once agree: the file is
 * created exclusively, and the loser reads what the winner wrote.
 */
export function keepSecret(file: string, generate: () => string = randomSecret): { secret: string; created: boolean } {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const secret = generate();
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return { secret, created: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new StartupError(`${file} cannot be written: ${reason(error)}.`);
    return { secret: readSecret(file), created: false };
  }
}

/** The trimmed content of a secret's file. */
export function readSecret(file: string): string {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartupError(`The secret file ${file} cannot be read: ${reason(error)}.`);
  }
  if (secret === '') throw new StartupError(`The secret file ${file} is empty.`);
  return secret;
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

function reason(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
