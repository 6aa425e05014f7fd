import type { Response } from 'supertest';
import type { ContentState } from '../../src/content/documents/document-state.ts';
import type { HomeContent } from '../../src/home-content/home-content.dto.ts';
import type { TestApp } from './app.ts';
import { signIn } from './sign-in.ts';

/** The home page as an administrator works on it. Without a version a write carries the newest one. */
export class HomeEditor {
  private constructor(
    private readonly test: TestApp,
    private readonly session: { authorization: string },
  ) {}

  static async signedIn(test: TestApp): Promise<HomeEditor> {
    return new HomeEditor(test, await signIn(test));
  }

  async get(): Promise<ContentState<HomeContent>> {
    const response = await this.test.http.get('/api/admin/content/home-content/home').set(this.session);
    if (response.status !== 200) throw new Error(`the home document answered ${response.status}: ${response.text}`);
    return response.body as ContentState<HomeContent>;
  }

  async save(content: unknown, version?: unknown): Promise<Response> {
    return this.send({ version: version ?? (await this.get()).version, content });
  }

  /** Any body, as a broken or hostile client would send it. */
  async send(body: string | object): Promise<Response> {
    const request = this.test.http.put('/api/admin/content/home-content/home/draft').set(this.session);
    return request.set('content-type', 'application/json').send(body);
  }

  async check(content: unknown): Promise<Response> {
    return this.test.http.post('/api/admin/content/home-content/check').set(this.session).send({ content });
  }

  async publish(version?: unknown): Promise<Response> {
    const document = await this.get();
    const body = { version: version ?? document.version };
    return this.test.http.post(`/api/admin/documents/${document.id}/publish`).set(this.session).send(body);
  }

  /** Saves and publishes, and expects both to work. */
  async live(content: HomeContent): Promise<ContentState<HomeContent>> {
    for (const response of [await this.save(content), await this.publish()]) {
      if (response.status !== 200) throw new Error(`${response.status}: ${response.text}`);
    }
    return this.get();
  }
}
