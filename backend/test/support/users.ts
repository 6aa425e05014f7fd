import { hash } from '@node-rs/argon2';
import { DataSource } from 'typeorm';
import { User } from '../../src/users/user.entity.ts';
import type { TestApp } from './app.ts';

/** A user of the test's own. */
export async function givenUser(
  { app }: TestApp,
  { username, password, disabled = false }: { username: string; password: string; disabled?: boolean },
): Promise<{ id: string; username: string; password: string }> {
  const user = await app.get(DataSource).manager.save(User, {
    username,
    passwordHash: await hash(password),
    role: 'administrator',
    disabledAt: disabled ? new Date() : null,
  });
  return { id: user.id, username, password };
}
