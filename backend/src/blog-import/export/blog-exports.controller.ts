import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../core/access/access.ts';
import { BlogExports } from './blog-exports.service.ts';

@ApiTags('Blog')
@Controller('admin/blog-export')
@Requires('post:edit')
export class BlogExportsController {
  constructor(private readonly exports: BlogExports) {}

  /** The drafts of all posts in Markdown, as an import reads them. */
  @Get()
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  exportBlog(): StreamableFile {
    return new StreamableFile(this.exports.archive(), {
      type: 'application/zip',
      disposition: 'attachment; filename="blog-posts.zip"',
    });
  }
}
