import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { StartupError } from '../core/config/startup-error.ts';
import { UserAccounts } from '../users/user-accounts.ts';
import type { Command } from './workplace.ts';

/**
 * `user create NAME` and `user password NAME` print a generated password. With `--password-stdin` it is the first line
 * of standard input: other users of the machine can see arguments.
 */
export const user: Command = async (workplace, args) => {
  const { what, username, fromInput } = options(args);
  const given = fromInput ? ((await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '') : undefined;
  const password = given ?? randomBytes(15).toString('base64url');
  const accounts = (await workplace.app()).get(UserAccounts, { strict: false });
  if (what === 'create') await accounts.createAdministrator(username, password);
  else await accounts.setPassword(username, password);
  const done = what === 'create' ? `Created the administrator ${username}` : `Set the password of ${username}`;
  return given === undefined ? `${done}. The password is ${password}` : `${done}.`;
};

function options(args: string[]): { what: 'create' | 'password'; username: string; fromInput: boolean } {
  try {
    const known = { 'password-stdin': { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
    const [what, username, ...more] = positionals;
    if ((what === 'create' || what === 'password') && username && more.length === 0) {
      return { what, username, fromInput: values['password-stdin'] };
    }
  } catch {
    // an unknown option
  }
  throw new StartupError('Use user create NAME or user password NAME, each with --password-stdin if you choose it.');
}
