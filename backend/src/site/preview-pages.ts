import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { ContentPreviews, type Preview } from '../content/content-previews.ts';
import { DraftRendering } from '../content/draft-rendering.ts';
import { draftInView } from '../content/draft-in-view.ts';
import { Config } from '../core/config/config.ts';
import { errorPage } from './error-page.ts';
import { expiredPreviewPage } from './expired-preview-page.ts';
import { createAnonymousFetch } from './in-process-fetch.ts';
import { OverloadError, RenderQueue } from './render-queue.ts';
import { FrontEndMissingError, Renderer } from './renderer.ts';
import type { SiteAnswer } from './site-pages.ts';
import { TimeLimitError, withTimeout } from './time-limit.ts';

interface PreviewPage {
  readonly status: number;
  readonly html: string;
}

/** Not kept, not found by search engines, and its address, which is the key to it, is told to nobody. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};
const renderLimitMs = 10_000;
const temporary = [OverloadError, FrontEndMissingError, TimeLimitError];

/** Drafts as pages, for whoever holds a link. Nothing of them is ever kept. */
@Injectable()
export class PreviewPages {
  private readonly logger = new Logger(PreviewPages.name);
  private readonly queue = new RenderQueue({ width: 2, longest: 40 });

  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
    private readonly renderer: Renderer,
    private readonly previews: ContentPreviews,
    drafts: DraftRendering,
  ) {
    drafts.renderWith((draft) => this.htmlOf(draft));
  }

  async answer(token: string): Promise<SiteAnswer> {
    const { status, html } = await this.page(token);
    return { status, headers, body: Buffer.from(html) };
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
      const status = temporary.some((kind) => error instanceof kind) ? 503 : 500;
      // The document is named, never the token.
      this.logger.error({ msg: 'a preview could not be rendered', documentId: preview.documentId, err: error });
      return { status, html: errorPage(status) };
    }
  }

  private async render(preview: Preview): Promise<PreviewPage> {
    const { fetch } = createAnonymousFetch(this.host.httpAdapter.getInstance<FastifyInstance>());
    const { path: url, title, status, expiresAt } = preview;
    const goesLiveAt = preview.goesLiveAt?.toISOString();
    const notice = { title, status, goesLiveAt, expiresAt: expiresAt.toISOString() };
    const request = { url, publicUrl: this.config.publicUrl, fetch, preview: notice };
    const page = draftInView.run(preview, () => this.renderer.renderPage(request));
    return withTimeout(renderLimitMs, page);
  }
}
