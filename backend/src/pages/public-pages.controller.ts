import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { LiveBlocks } from '../content/blocks/blocks.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { PageSeo } from '../content/documents/page-seo.dto.ts';
import { RevisionMark } from '../content/documents/revision-mark.ts';
import { LiveContents, type LiveContent } from '../content/publishing/live-contents.service.ts';
import { Public } from '../core/access/access.ts';
import { Time } from '../core/http/answer-fields.ts';
import type { PageContent } from './page-content.dto.ts';
import { pageType } from './page-type.ts';

export class PageSummary {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @Time() updatedAt!: string;
}

/** A published page; what is hidden is left out. */
export class Page extends PageSummary {
  @LiveBlocks() blocks!: Block[];
  @ApiProperty({ type: PageSeo }) seo!: PageSeo;
  @RevisionMark() revision!: string;
  @Time('When visitors first saw it.') firstPublishedAt!: string;
}

@ApiTags('Pages')
@Controller('pages')
export class PublicPagesController {
  constructor(private readonly content: LiveContents) {}

  /** Every published page, by address. */
  @Get()
  @Public()
  @ApiOkResponse({ type: [PageSummary] })
  async listPages(): Promise<PageSummary[]> {
    const titles = await this.content.listTitles(pageType);
    return titles.map((page) => ({ ...page, updatedAt: page.updatedAt.toISOString() }));
  }

  @Get(':slug')
  @Public()
  @ApiOkResponse({ type: Page })
  async getPage(@Param('slug') slug: string): Promise<Page> {
    const page = await this.content.getLive(pageType, slug);
    const { content, revision, firstPublishedAt } = page;
    return {
      ...toSummary(page),
      blocks: content.blocks ?? [],
      seo: content.seo ?? {},
      revision,
      firstPublishedAt: firstPublishedAt.toISOString(),
    };
  }
}

function toSummary({ slug, content, updatedAt }: LiveContent<PageContent>): PageSummary {
  return { slug, title: content.title ?? slug, updatedAt: updatedAt.toISOString() };
}
