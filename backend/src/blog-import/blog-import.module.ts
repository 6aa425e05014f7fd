import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { RedirectsModule } from '../redirects/redirects.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { BlogExportsController } from './export/blog-exports.controller.ts';
import { BlogExports } from './export/blog-exports.service.ts';
import { ImportImages } from './images/import-images.ts';
import { BlogImportsController } from './blog-imports.controller.ts';
import { BlogImports } from './blog-imports.service.ts';
import { EarlyEnds } from './early-ends.ts';
import { ImportPlanner } from './import-planner.ts';
import { ImportRunner } from './import-runner.ts';
import { ImportedDrafts } from './imported-drafts.ts';
import { PostPublishing } from './post-publishing.ts';

/** Posts from WordPress, Ghost, Markdown and HTML. */
@Module({
  imports: [ContentModule, BlogModule, RedirectsModule, MediaModule],
  controllers: [BlogImportsController, BlogExportsController],
  providers: [
    BlogImports,
    ImportPlanner,
    ImportRunner,
    ImportedDrafts,
    EarlyEnds,
    ImportImages,
    PostPublishing,
    BlogExports,
  ],
})
export class BlogImportModule {}
