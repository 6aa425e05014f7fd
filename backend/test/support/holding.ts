import { jest } from '@jest/globals';
import { AccessGuard } from '../../src/auth/access.guard.ts';
import type { SignedInUser } from '../../src/core/access/access.ts';
import type { Permission } from '../../src/core/access/permission.ts';
import type { TestApp } from './app.ts';

/** Meanwhile whoever is signed in holds these permissions only. */
export async function holding<T>(
  { app }: TestApp,
  permissions: readonly Permission[],
  use: () => Promise<T>,
): Promise<T> {
  const guard = app.get(AccessGuard, { strict: false });
  const findUser = guard.findUser.bind(guard);
  const spy = jest.spyOn(guard, 'findUser').mockImplementation(async (claims) => {
    const user = await findUser(claims);
    return user && ({ ...user, permissions } satisfies SignedInUser);
  });
  return use().finally(() => spy.mockRestore());
}
