import type { TestApp } from './app.ts';

/** The first administrator of every test application. */
export const administrator = { username: 'admin', password: 'a password for tests' };

/** The `Authorization` header of a new session. */
export async function signIn({ http }: TestApp, credentials = administrator): Promise<{ authorization: string }> {
  const response = await http.post('/api/auth/login').send(credentials);
  if (response.status !== 200) throw new Error(`the login answered ${response.status}: ${response.text}`);
  return { authorization: `Bearer ${response.body.token as string}` };
}
