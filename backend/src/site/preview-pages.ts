import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { previewRobots } from '@20x/shared/seo-defaults';
import { ContentTypes } from '../content/documents/content-types.ts';
import { ContentPreviews, type Preview } from '../content/previews/content-previews.ts';
import { DraftRendering } from '../content/previews/draft-rendering.ts';
import { draftInView } from '../content/previews/draft-in-view.ts';
import { BoundedQueue } from '../core/concurrency/bounded-queue.ts';
import { Config } from '../core/config/config.ts';
import { toProblem } from '../core/http/problem-filter.ts';
import { Problem } from '../core/http/problem.ts';
import { apartFromPages } from '../core/http/security-headers.ts';
import { errorPage, expiredPreviewPage } from './error-page.ts';
import { createAnonymousFetch } from './in-process-fetch.ts';
import { FrontEndMissingError, Renderer, type PageQuery } from './renderer.ts';
import type { SiteAnswer } from './site-pages.ts';
import { TimeLimitError, withTimeout } from './time-limit.ts';

interface PreviewPage {
  readonly status: number;
  readonly html: string;
}

/** A preview is not stored or indexed, and its address, which contains the token, is not sent as a referrer. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': previewRobots,
  'referrer-policy': 'no-referrer',
  ...apartFromPages,
};
const renderLimitMs = 10_000;
const temporary = [FrontEndMissingError, TimeLimitError];
const isTemporary = (error: unknown) =>
  temporary.some((kind) => error instanceof kind) || toProblem(error).code === 'unavailable';

/** Drafts as pages, for anyone with a link. They are never stored. */
@Injectable()
export class PreviewPages {
  private readonly logger = new Logger(PreviewPages.name);
  private readonly queue = new BoundedQueue({ running: 2, waiting: 40 });

  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
    private readonly renderer: Renderer,
    private readonly previews: ContentPreviews,
    private readonly types: ContentTypes,
    drafts: DraftRendering,
  ) {
    drafts.renderWith((draft) => this.htmlOf(draft));
  }

  async answer(token: string): Promise<SiteAnswer> {
    const { status, html } = await this.page(token);
    return { status, headers, body: Buffer.from(html) };
  }

  /** What the page of an editor's unsaved draft is made of; null for a link that opens none. */
  async dataOf(token: string, content: object): Promise<readonly PageQuery[] | null> {
    const preview = await this.previews.resolveWith(token, content);
    if (!preview) return null;
    const request = { url: preview.path, publicUrl: this.config.publicUrl, fetch: this.anonymousFetch() };
    const isPart = this.types.get(preview.type).onEveryPage;
    const data = () => (isPart ? this.renderer.loadLayout(request) : this.renderer.loadPage(request));
    const load = () => draftInView.run(preview, () => withTimeout(renderLimitMs, data()));
    return this.queue.run(load).catch((error: unknown) => {
      throw isTemporary(error) ? new Problem('unavailable', { cause: error }) : error;
    });
  }

  private async htmlOf(draft: Preview): Promise<string> {
    const { status, html } = await this.queue.run(() => this.render(draft));
    if (status !== 200) throw new Error(`the renderer answered ${status}`);
    return html;
  }

  private async page(token: string): Promise<PreviewPage> {
    const preview = await this.previews.resolve(token);
    if (!preview) return { status: 404, html: expiredPreviewPage() };
    try {
      return await this.queue.run(() => this.render(preview));
    } catch (error) {
      const status = isTemporary(error) ? 503 : 500;
      // The log names the document, never the token.
      this.logger.error({ msg: 'a preview could not be rendered', documentId: preview.documentId, err: error });
      return { status, html: errorPage(status) };
    }
  }

  private async render(preview: Preview): Promise<PreviewPage> {
    const { path: url, title, status, expiresAt } = preview;
    const goesLiveAt = preview.goesLiveAt?.toISOString();
    const notice = { title, status, goesLiveAt, expiresAt: expiresAt.toISOString() };
    const request = { url, publicUrl: this.config.publicUrl, fetch: this.anonymousFetch(), preview: notice };
    const page = draftInView.run(preview, () => this.renderer.renderPage(request));
    return withTimeout(renderLimitMs, page);
  }

  private anonymousFetch(): typeof fetch {
    return createAnonymousFetch(this.host.httpAdapter.getInstance<FastifyInstance>()).fetch;
  }
}
