import { jest } from '@jest/globals';
import { AccessTokenStrategy } from '../../src/auth/access-token.strategy.ts';
import type { SignedInUser } from '../../src/core/access/access.ts';
import type { Permission } from '../../src/core/access/permission.ts';
import type { TestApp } from './app.ts';

/** Meanwhile the signed-in user holds these permissions only. */
export async function holding<T>(
  { app }: TestApp,
  permissions: readonly Permission[],
  use: () => Promise<T>,
): Promise<T> {
  const strategy = app.get(AccessTokenStrategy, { strict: false });
  const validate = strategy.validate.bind(strategy);
  const spy = jest.spyOn(strategy, 'validate').mockImplementation(async (request, payload) => {
    const user = await validate(request, payload);
    return user && ({ ...user, permissions } satisfies SignedInUser);
  });
  return use().finally(() => spy.mockRestore());
}
