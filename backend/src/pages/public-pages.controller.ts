import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LiveContents, type LiveContent } from '../content/publishing/live-contents.service.ts';
import { Public } from '../core/access/access.ts';
import type { PageContent } from './page-content.dto.ts';
import { pageType } from './page-type.ts';
import { Page, PageSummary } from './pages.dto.ts';

@ApiTags('Pages')
@Controller('pages')
export class PublicPagesController {
  constructor(private readonly content: LiveContents) {}

  /** Every published page, by address. */
  @Get()
  @Public()
  @ApiOkResponse({ type: [PageSummary] })
  async listPages(): Promise<PageSummary[]> {
    return (await this.content.listLive(pageType)).map(toSummary);
  }

  @Get(':slug')
  @Public()
  @ApiOkResponse({ type: Page })
  async getPage(@Param('slug') slug: string): Promise<Page> {
    const page = await this.content.getLive(pageType, slug);
    const { blocks, seo } = page.content;
    return { ...toSummary(page), blocks: blocks ?? [], seo: seo ?? {}, revision: page.revision };
  }
}

function toSummary({ slug, content, updatedAt }: LiveContent<PageContent>): PageSummary {
  return { slug, title: content.title ?? slug, updatedAt: updatedAt.toISOString() };
}
