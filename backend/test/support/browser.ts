import type { Response } from 'supertest';
import type { TestApp } from './app.ts';
import { administrator } from './sign-in.ts';

/** One browser: it keeps the refresh cookie and the token as the site's client does. */
export class Browser {
  token = '';
  /** `name=value`, empty when there is none. */
  cookie = '';

  constructor(private readonly test: Pick<TestApp, 'http'>) {}

  static async signedIn(test: Pick<TestApp, 'http'>, credentials = administrator): Promise<Browser> {
    const browser = new Browser(test);
    const response = await browser.login(credentials);
    if (response.status !== 200) throw new Error(`the login answered ${response.status}: ${response.text}`);
    return browser;
  }

  async login(credentials: object = administrator, headers: Record<string, string> = {}): Promise<Response> {
    return this.keep(await this.test.http.post('/api/auth/login').set(this.cookies()).set(headers).send(credentials));
  }

  /** With another cookie than its own: as a thief, or a tab that has not seen the newest. */
  async refresh(cookie = this.cookie): Promise<Response> {
    return this.keep(await this.test.http.post('/api/auth/refresh').set('cookie', cookie));
  }

  async logout(): Promise<Response> {
    const bearer = this.token ? { authorization: `Bearer ${this.token}` } : {};
    return this.keep(await this.test.http.post('/api/auth/logout').set(this.cookies()).set(bearer));
  }

  async me(): Promise<Response> {
    return this.test.http.get('/api/auth/me').set('authorization', `Bearer ${this.token}`);
  }

  private cookies(): Record<string, string> {
    return this.cookie === '' ? {} : { cookie: this.cookie };
  }

  private keep(response: Response): Response {
    const [set] = (response.headers['set-cookie'] ?? []) as unknown as string[];
    if (set !== undefined) this.cookie = set.includes('=;') ? '' : (set.split(';')[0] ?? '');
    if (response.status === 200) this.token = response.body.token as string;
    return response;
  }
}
