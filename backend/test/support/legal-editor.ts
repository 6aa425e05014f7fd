import type { Response } from 'supertest';
import type { LegalContent } from '../../src/legal/legal-content.dto.ts';
import type { ContentState } from '../../src/content/documents/document-state.ts';
import type { LegalPage, LegalVersion } from '../../src/legal/legal.dto.ts';
import { DocumentEditor, expectOk } from './document-editor.ts';
import type { TestApp } from './app.ts';

/** One editor of a legal text, and what visitors get of it. */
export class LegalEditor {
  private constructor(
    readonly documents: DocumentEditor,
    readonly slug: string,
  ) {}

  static async signedIn(test: TestApp, slug: string): Promise<LegalEditor> {
    return new LegalEditor(await DocumentEditor.signedIn(test), slug);
  }

  async document(): Promise<ContentState<LegalContent>> {
    return expectOk(await this.documents.send('get', `content/legal/${this.slug}`)).body as ContentState<LegalContent>;
  }

  async saved(content: LegalContent): Promise<ContentState<LegalContent>> {
    const { version } = await this.document();
    return expectOk(await this.documents.send('put', `content/legal/${this.slug}/draft`, { version, content }))
      .body as ContentState<LegalContent>;
  }

  /** Saves and asks for the publication, refused or not. */
  async publishes(content: LegalContent): Promise<Response> {
    return this.documents.does('publish', (await this.saved(content)).id);
  }

  async published(content: LegalContent): Promise<ContentState<LegalContent>> {
    expectOk(await this.publishes(content));
    return this.document();
  }

  async set(values: Record<string, string | null>): Promise<void> {
    const { version } = (await this.documents.send('get', 'settings')).body as { version: number };
    expectOk(await this.documents.send('put', 'settings', { version, values }));
  }

  async page(): Promise<LegalPage> {
    return expectOk(await this.asked('')).body as LegalPage;
  }

  async version(number: number): Promise<LegalVersion> {
    return expectOk(await this.asked(`/versions/${number}`)).body as LegalVersion;
  }

  /** As a visitor. */
  async asked(rest: string): Promise<Response> {
    return this.documents.test.http.get(`/api/legal/${this.slug}${rest}`);
  }
}
