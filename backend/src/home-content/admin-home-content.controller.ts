import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../auth/access.ts';
import { ApiStaleVersion } from '../content/stale-version.ts';
import { EditorBody } from '../core/http/json-body.ts';
import { CheckHomeContentRequest, HomeContent, HomeDocument, SaveHomeDraftRequest } from './home-content.dto.ts';
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
  @EditorBody()
  @Requires('home-content:edit')
  @ApiOkResponse({ type: HomeDocument })
  @ApiStaleVersion(HomeDocument)
  saveHomeDraft(
    @Body() { version, content, autosave }: SaveHomeDraftRequest,
    @CurrentUser() by: SignedInUser,
  ): Promise<HomeDocument> {
    return this.home.saveDraft(content, { version, autosave, by });
  }

  @Post('check')
  @HttpCode(200)
  @EditorBody()
  @Requires('home-content:edit')
  @ApiOkResponse({ type: HomeContent, description: 'The content as a save would keep it. Nothing is saved.' })
  checkHomeContent(@Body() { content }: CheckHomeContentRequest): HomeContent {
    return this.home.normalized(content);
  }
}
