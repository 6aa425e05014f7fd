import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../core/access/access.ts';
import { LinkSuggestion, LinkSuggestionsRequest } from './link-suggestions.dto.ts';
import { LinkSuggestions } from './link-suggestions.service.ts';

@ApiTags('Link suggestions')
@Controller('admin/link-suggestions')
@Requires('signed-in')
export class LinkSuggestionsController {
  constructor(private readonly suggestions: LinkSuggestions) {}

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: [LinkSuggestion], description: 'At most 12, those that the text names first.' })
  suggestLinks(@Body() request: LinkSuggestionsRequest, @CurrentUser() user: SignedInUser): Promise<LinkSuggestion[]> {
    return this.suggestions.of(request, user);
  }
}
