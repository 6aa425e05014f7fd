import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../core/access/access.ts';
import { Page, PageSummary } from './pages.dto.ts';
import { PagesService } from './pages.service.ts';

@ApiTags('Pages')
@Controller('pages')
export class PublicPagesController {
  constructor(private readonly pages: PagesService) {}

  @Get()
  @Public()
  @ApiOkResponse({ type: [PageSummary] })
  listPages(): Promise<PageSummary[]> {
    return this.pages.list();
  }

  @Get(':slug')
  @Public()
  @ApiOkResponse({ type: Page })
  getPage(@Param('slug') slug: string): Promise<Page> {
    return this.pages.getPublished(slug);
  }
}
