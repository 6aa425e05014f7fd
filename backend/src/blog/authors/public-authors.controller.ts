import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LiveContents } from '../../content/publishing/live-contents.service.ts';
import { Public } from '../../core/access/access.ts';
import { authorType } from './author-type.ts';
import { toAuthorListing } from './author-hooks.ts';
import { Author } from './authors.dto.ts';

@ApiTags('Blog')
@Controller('authors')
export class PublicAuthorsController {
  constructor(private readonly content: LiveContents) {}

  /** Under an old address, too: the answer names the slug that it has by now. */
  @Get(':slug')
  @Public()
  @ApiOkResponse({ type: Author })
  async getAuthor(@Param('slug') asked: string): Promise<Author> {
    const { slug, content, revision } = await this.content.getLive(authorType, asked);
    const links = (content.links ?? []).flatMap(({ label, href, ...place }) =>
      label && href ? [{ ...place, label, href }] : [],
    );
    return { ...toAuthorListing(slug, content), links, seo: content.seo ?? {}, revision };
  }
}
