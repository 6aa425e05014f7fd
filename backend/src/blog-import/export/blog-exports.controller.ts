import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../core/access/access.ts';
import { BlogExportQuery } from './blog-exports.dto.ts';
import { BlogExports } from './blog-exports.service.ts';

@ApiTags('Blog')
@Controller('admin/blog-export')
@Requires('post:edit')
export class BlogExportsController {
  constructor(private readonly exports: BlogExports) {}

  /** The drafts of all posts, or of those with these ids, as an import reads them. */
  @Get()
  @ApiProduces('application/zip', 'text/markdown', 'text/html')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiBadRequestResponse({ description: 'The format is unknown, or there are no posts with these ids.' })
  async exportBlog(@Query() { format, ids }: BlogExportQuery): Promise<StreamableFile> {
    const { name, mediaType, content } = await this.exports.file(format, ids);
    return new StreamableFile(content, { type: mediaType, disposition: `attachment; filename="${name}"` });
  }
}
