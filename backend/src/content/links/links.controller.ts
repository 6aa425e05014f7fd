import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../../core/access/access.ts';
import { Asked, Documents, type AskedDocument } from '../documents/documents.service.ts';
import { anchorsIn } from './content-links.ts';
import { LinkLists } from './link-lists.ts';
import { LinkingPlaces } from './linking-places.ts';
import {
  LinkedDocument,
  LinkedDocumentList,
  LinkedIdsQuery,
  LinkingPlace,
  LinkLookup,
  LinkQuery,
  LinkTargetQuery,
} from './links.dto.ts';

/** What links can lead to, and who links where. */
@ApiTags('Links')
@Controller('admin')
@Requires('signed-in')
export class LinksController {
  constructor(
    private readonly links: LinkLists,
    private readonly linking: LinkingPlaces,
    private readonly documents: Documents,
  ) {}

  @Get('link-targets')
  @ApiOkResponse({ type: LinkedDocumentList })
  listLinkTargets(@Query() query: LinkTargetQuery, @CurrentUser() user: SignedInUser): Promise<LinkedDocumentList> {
    return this.links.list(user, query);
  }

  @Get('link-targets/lookup')
  @ApiOkResponse({ type: LinkLookup })
  lookUpLink(@Query() { href }: LinkQuery, @CurrentUser() user: SignedInUser): Promise<LinkLookup> {
    return this.links.lookUp(user, href);
  }

  @Get('link-targets/named')
  @ApiOkResponse({ type: [LinkedDocument], description: 'Documents that exist and that you may edit, in any order.' })
  nameLinkTargets(@Query() { ids }: LinkedIdsQuery, @CurrentUser() user: SignedInUser): Promise<LinkedDocument[]> {
    return this.links.named(user, ids.split(','));
  }

  @Get('documents/:id/anchors')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: [String], description: 'Anchors of the draft, without #.' })
  async listAnchors(@Asked() asked: AskedDocument): Promise<string[]> {
    const { type, document } = await this.documents.open(asked);
    return anchorsIn(type.content, document.draft.content);
  }

  @Get('documents/:id/used-by')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: [LinkingPlace], description: 'The menu and the footer, then at most 100 documents.' })
  async listLinkingPlaces(@Asked() asked: AskedDocument): Promise<LinkingPlace[]> {
    await this.documents.allow(asked);
    return this.linking.of(asked.id);
  }
}
