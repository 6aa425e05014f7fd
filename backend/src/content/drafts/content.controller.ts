import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../../core/access/access.ts';
import { EditorBody } from '../../core/http/json-body.ts';
import { ContentTypes } from '../documents/content-types.ts';
import { checkedContent } from '../documents/content-validation.ts';
import { DocumentLists } from '../documents/document-lists.ts';
import { DocumentList, DocumentQuery, EditedDocument, FacetCounts } from '../documents/document.dto.ts';
import {
  AddressCheck,
  AddressQuery,
  ContentBody,
  CreateContentRequest,
  SaveContentRequest,
} from '../documents/document-requests.dto.ts';
import { ApiStaleVersion } from '../documents/stale-version.ts';
import { Drafts } from './drafts.service.ts';

/** Documents with their content. The path names the type, whose class validates the content. */
@ApiTags('Content')
@ApiParam({ name: 'type', description: 'The content type, such as page.' })
@Controller('admin/content/:type')
@Requires('signed-in')
export class ContentController {
  constructor(
    private readonly types: ContentTypes,
    private readonly drafts: Drafts,
    private readonly lists: DocumentLists,
  ) {}

  @Get()
  @ApiOkResponse({ type: DocumentList })
  listContent(
    @Param('type') type: string,
    @Query() query: DocumentQuery,
    @CurrentUser() user: SignedInUser,
  ): Promise<DocumentList> {
    return this.lists.list(user, this.types.getFor(user, type, 'edit'), query);
  }

  @Post()
  @EditorBody()
  @ApiCreatedResponse({
    type: EditedDocument,
    description: 'Also when the same request created the same document before.',
  })
  @ApiConflictResponse({
    description: 'The address or the id is taken (`errors` names which), or the type has only fixed documents.',
  })
  createContent(
    @Param('type') type: string,
    @Body() request: CreateContentRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<EditedDocument> {
    return this.drafts.create(this.types.getFor(user, type, 'edit'), request, user);
  }

  @Post('check')
  @HttpCode(200)
  @EditorBody()
  @ApiOkResponse({ type: ContentBody, description: 'The content as it would be saved. Nothing is saved.' })
  async checkContent(
    @Param('type') type: string,
    @Body() { content }: ContentBody,
    @CurrentUser() user: SignedInUser,
  ): Promise<ContentBody> {
    return { content: checkedContent(this.types.getFor(user, type, 'edit').content, content) };
  }

  @Get('list/facets')
  @ApiOkResponse({ type: FacetCounts })
  listFacets(@Param('type') type: string, @CurrentUser() user: SignedInUser): Promise<FacetCounts> {
    return this.lists.facets(this.types.getFor(user, type, 'edit'));
  }

  @Get('addresses/:slug')
  @ApiOkResponse({ type: AddressCheck })
  checkAddress(
    @Param('type') type: string,
    @Param('slug') slug: string,
    @Query() query: AddressQuery,
    @CurrentUser() user: SignedInUser,
  ): Promise<AddressCheck> {
    return this.drafts.checkAddress(this.types.getFor(user, type, 'edit'), slug, query);
  }

  @Get(':ref')
  @ApiOkResponse({ type: EditedDocument, description: 'By id or slug; the trash only by id.' })
  getContent(
    @Param('type') type: string,
    @Param('ref') ref: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<EditedDocument> {
    return this.drafts.get(this.types.getFor(user, type, 'edit'), ref);
  }

  @Put(':ref/draft')
  @EditorBody()
  @ApiOkResponse({ type: EditedDocument })
  @ApiStaleVersion(EditedDocument)
  @ApiConflictResponse({ description: 'It is in the trash.' })
  saveContentDraft(
    @Param('type') type: string,
    @Param('ref') ref: string,
    @Body() request: SaveContentRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<EditedDocument> {
    return this.drafts.save(this.types.getFor(user, type, 'edit'), ref, request, user);
  }
}
