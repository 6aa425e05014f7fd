import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../core/access/access.ts';
import { PublishedHome } from './home-content.dto.ts';
import { HomeContentService } from './home-content.service.ts';

@ApiTags('Home page')
@Controller('home-content')
export class PublicHomeContentController {
  constructor(private readonly home: HomeContentService) {}

  @Get()
  @Public()
  @ApiOkResponse({ type: PublishedHome, description: 'The published content; {} before the first publication.' })
  getHomeContent(): Promise<PublishedHome> {
    return this.home.getPublished();
  }
}
