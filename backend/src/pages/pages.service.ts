import { Injectable } from '@nestjs/common';
import { LiveContents, type LiveContent } from '../content/publishing/live-contents.service.ts';
import type { PageContent } from './page-content.dto.ts';
import { pageType } from './page-type.ts';
import type { Page, PageSummary } from './pages.dto.ts';

@Injectable()
export class PagesService {
  constructor(private readonly content: LiveContents) {}

  /** Every published page, by address. */
  async list(): Promise<PageSummary[]> {
    return (await this.content.listLive(pageType)).map(toSummary);
  }

  async getPublished(slug: string): Promise<Page> {
    const page = await this.content.getLive(pageType, slug);
    const { blocks, seo } = page.content;
    return { ...toSummary(page), blocks: blocks ?? [], seo: seo ?? {}, revision: page.revision };
  }
}

function toSummary({ slug, content, updatedAt }: LiveContent<PageContent>): PageSummary {
  return { slug, title: content.title ?? slug, updatedAt: updatedAt.toISOString() };
}
