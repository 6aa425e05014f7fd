import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../auth/access.ts';
import { SeenVersion } from '../content/document.dto.ts';
import { HomeDocument, SaveHomeDraftRequest } from './home-content.dto.ts';
import { HomeContentService } from './home-content.service.ts';

@ApiTags('Home page')
@Controller('admin/home-content')
export class AdminHomeContentController {
  constructor(private readonly home: HomeContentService) {}

  @Get()
  @Requires('home-content:edit')
  @ApiOkResponse({ type: HomeDocument })
  getHomeDocument(): Promise<HomeDocument> {
    return this.home.getDocument();
  }

  @Put('draft')
  @Requires('home-content:edit')
  @ApiOkResponse({ type: HomeDocument })
  saveHomeDraft(
    @Body() { version, content }: SaveHomeDraftRequest,
    @CurrentUser() by: SignedInUser,
  ): Promise<HomeDocument> {
    return this.home.saveDraft(content, { version, by });
  }

  @Post('publish')
  @HttpCode(200)
  @Requires('home-content:publish')
  @ApiOkResponse({ type: HomeDocument })
  publishHome(@Body() { version }: SeenVersion, @CurrentUser() by: SignedInUser): Promise<HomeDocument> {
    return this.home.publish({ version, by });
  }
}
