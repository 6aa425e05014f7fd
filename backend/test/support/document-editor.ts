import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import type { HistoryEntry, HistoryList } from '../../src/content/history/document-history.dto.ts';
import type { DocumentState } from '../../src/content/documents/document.dto.ts';
import type { PageContent } from '../../src/pages/page-content.dto.ts';
import type { ContentState } from '../../src/content/documents/document-state.ts';
import type { TestApp } from './app.ts';
import { signIn } from './sign-in.ts';
import { givenUser } from './users.ts';

/** Fields of a write; without a version it carries the newest one. */
type Fields = Readonly<Record<string, unknown>>;
type Method = 'get' | 'post' | 'put' | 'delete';

/** One editor at work on documents of any type and on pages. */
export class DocumentEditor {
  private constructor(
    readonly test: Pick<TestApp, 'http'>,
    readonly session: { authorization: string },
  ) {}

  static async signedIn(test: TestApp, credentials?: { username: string; password: string }): Promise<DocumentEditor> {
    return new DocumentEditor(test, await signIn(test, credentials));
  }

  /** Another person, who has just been given an account. */
  static async named(test: TestApp, username: string): Promise<DocumentEditor> {
    const credentials = { username, password: `a password of ${username}` };
    await givenUser(test, credentials);
    return DocumentEditor.signedIn(test, credentials);
  }

  async send(method: Method, path: string, body?: object): Promise<Response> {
    const request = this.test.http[method](`/api/admin/${path}`).set(this.session);
    return body === undefined ? request : request.send(body);
  }

  /** The state of a document; throws unless there is one. */
  async state(id: string): Promise<DocumentState> {
    return expectOk(await this.send('get', `documents/${id}`)).body as DocumentState;
  }

  async page(ref: string): Promise<ContentState<PageContent>> {
    return expectOk(await this.send('get', `content/page/${ref}`)).body as ContentState<PageContent>;
  }

  /** An action such as `publish` or `schedule`, refused or not. */
  async does(action: string, id: string, fields: Fields = {}): Promise<Response> {
    const method = action === 'schedule' ? 'put' : 'post';
    return this.send(method, `documents/${id}/${action}`, await this.versioned(id, fields));
  }

  /** An action that must succeed. */
  async did(action: string, id: string, fields: Fields = {}): Promise<DocumentState> {
    return expectOk(await this.does(action, id, fields)).body as DocumentState;
  }

  async saves(id: string, content: PageContent, fields: Fields = {}): Promise<Response> {
    return this.send('put', `content/page/${id}/draft`, { content, ...(await this.versioned(id, fields)) });
  }

  /** A save that must succeed. */
  async saved(id: string, content: PageContent, fields: Fields = {}): Promise<ContentState<PageContent>> {
    return expectOk(await this.saves(id, content, fields)).body as ContentState<PageContent>;
  }

  /** A page of the test's own; a draft that could be published. */
  async newPage(content: PageContent = { title: 'Made for a test' }, slug = `page-${randomUUID()}`) {
    return expectOk(await this.send('post', 'content/page', { id: randomUUID(), slug, content }))
      .body as ContentState<PageContent>;
  }

  async livePage(content?: PageContent, slug?: string): Promise<DocumentState> {
    return this.did('publish', (await this.newPage(content, slug)).id);
  }

  /** Publishes a part of every page, such as `navigation`. */
  async livePart(type: string, content: object): Promise<DocumentState> {
    const { id } = await this.savedPart(type, content);
    return this.did('publish', id);
  }

  /** Saves the draft of a part of every page; must succeed. */
  async savedPart(type: string, content: object): Promise<DocumentState> {
    const path = `content/${type}/${type}`;
    const { version } = expectOk(await this.send('get', path)).body as DocumentState;
    return expectOk(await this.send('put', `${path}/draft`, { version, content })).body as DocumentState;
  }

  /** All of it, newest first. */
  async history(id: string): Promise<HistoryEntry[]> {
    return (expectOk(await this.send('get', `documents/${id}/revisions?limit=100`)).body as HistoryList).data;
  }

  /** The revisions there are, newest first: `2 saved`, `1 created`. */
  async revisions(id: string): Promise<string[]> {
    const entries = await this.history(id);
    return entries.filter(({ kind }) => kind === 'revision').map(({ number, reason }) => `${number} ${reason}`);
  }

  async names(number: number, id: string, name: string | null = 'Before the fair'): Promise<Response> {
    return this.send('put', `documents/${id}/revisions/${number}/name`, { name });
  }

  /** What happened, oldest first: `revision 1`, `published 1`. */
  async story(id: string): Promise<string[]> {
    return (await this.history(id)).reverse().map(({ kind, number }) => `${kind} ${number}`);
  }

  private async versioned(id: string, fields: Fields): Promise<Fields> {
    return { version: fields.version ?? (await this.state(id)).version, ...fields };
  }
}

export function expectOk(response: Response): Response {
  if (response.status < 300) return response;
  throw new Error(`${response.status}: ${response.text}`);
}
