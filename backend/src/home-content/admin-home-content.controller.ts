import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiPreconditionFailedResponse, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../auth/access.ts';
import { SeenVersion } from '../content/document.dto.ts';
import { EditorBody } from '../core/http/json-body.ts';
import { HomeDocument, SaveHomeDraftRequest } from './home-content.dto.ts';
import { HomeContentService } from './home-content.service.ts';

const stale = { description: 'Somebody saved since that version; `current` is the newest document.' };
const incomplete = { description: '`errors` names every field that keeps the draft from being published.' };

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
  @ApiPreconditionFailedResponse(stale)
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
  @ApiPreconditionFailedResponse(stale)
  @ApiUnprocessableEntityResponse(incomplete)
  publishHome(@Body() { version }: SeenVersion, @CurrentUser() by: SignedInUser): Promise<HomeDocument> {
    return this.home.publish({ version, by });
  }
}
