import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Block } from '../content/blocks/block-types.ts';
import { LiveBlocks } from '../content/blocks/blocks.ts';
import { RevisionMark } from '../content/documents/revision-mark.ts';
import { LiveContents } from '../content/publishing/live-contents.service.ts';
import { Public } from '../core/access/access.ts';
import { snippetType } from './snippet-type.ts';

/** Published sections that several pages share. */
export class Snippet {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @LiveBlocks() blocks!: Block[];
  @RevisionMark() revision!: string;
}

@ApiTags('Snippets')
@Controller('snippets')
export class PublicSnippetsController {
  constructor(private readonly content: LiveContents) {}

  @Get(':slug')
  @Public()
  @ApiOkResponse({ type: Snippet })
  async getSnippet(@Param('slug') asked: string): Promise<Snippet> {
    const { slug, content, revision } = await this.content.getLive(snippetType, asked);
    const { title, blocks } = content;
    return { slug, title: title ?? slug, blocks: blocks ?? [], revision };
  }
}
