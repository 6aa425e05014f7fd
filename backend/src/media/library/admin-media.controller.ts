import type { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiConflictResponse,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiStaleVersion } from '../../content/documents/stale-version.ts';
import { CurrentUser, Requires, SignedInUser } from '../../core/access/access.ts';
import { FileBody } from '../../core/http/json-body.ts';
import { UuidParam } from '../../core/http/path-parameters.ts';
import { Problem } from '../../core/http/problem.ts';
import {
  ChangeMediaRequest,
  CopyImageRequest,
  CropRequest,
  MediaFacets,
  MediaItemAnswer,
  MediaList,
  MediaQuery,
  MediaUse,
  MediaVersionAnswer,
  ReplaceQuery,
  RestoreMediaVersionRequest,
  UploadedMedia,
  UploadQuery,
} from './media.dto.ts';
import { MediaLibrary } from './media-library.service.ts';
import { MediaLists } from './media-lists.ts';
import { MediaUploads, type Upload } from './media-uploads.service.ts';

const File = () => (target: object, key: string, descriptor: PropertyDescriptor) => {
  FileBody()(target, key, descriptor);
  ApiConsumes('application/octet-stream')(target, key, descriptor);
  ApiBody({ schema: { type: 'string', format: 'binary' }, description: 'The file itself.' })(target, key, descriptor);
};

@ApiTags('Media')
@Controller('admin/media')
@Requires('media:edit')
export class AdminMediaController {
  constructor(
    private readonly library: MediaLibrary,
    private readonly lists: MediaLists,
    private readonly uploads: MediaUploads,
  ) {}

  @Get()
  @ApiOkResponse({ type: MediaList, description: '`total` counts up to 10,000.' })
  listMedia(@Query() query: MediaQuery): Promise<MediaList> {
    return this.lists.list(query);
  }

  @Get('facets')
  @ApiOkResponse({ type: MediaFacets })
  getMediaFacets(): Promise<MediaFacets> {
    return this.lists.facets();
  }

  @Post()
  @File()
  @ApiCreatedResponse({ type: UploadedMedia })
  @ApiOkResponse({ type: UploadedMedia, description: 'The library already had this file.' })
  async uploadMedia(
    @Req() request: FastifyRequest,
    @Query() { name, folder }: UploadQuery,
    @CurrentUser() { username }: SignedInUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadedMedia> {
    const media = await this.uploads.upload(fileOf(request), { name, folder, by: username });
    void reply.code(media.isKnown ? 200 : 201);
    return media;
  }

  @Post('copies')
  @ApiCreatedResponse({ type: UploadedMedia })
  @ApiOkResponse({ type: UploadedMedia, description: 'The library already had this file.' })
  async copyImage(
    @Body() { address, folder }: CopyImageRequest,
    @CurrentUser() { username }: SignedInUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadedMedia> {
    const media = await this.uploads.copy(address.trim(), { folder, by: username });
    void reply.code(media.isKnown ? 200 : 201);
    return media;
  }

  @Get(':id')
  @ApiOkResponse({ type: MediaItemAnswer })
  getMedia(@UuidParam('id') id: string): Promise<MediaItemAnswer> {
    return this.library.get(id);
  }

  @Patch(':id')
  @ApiOkResponse({ type: MediaItemAnswer })
  @ApiStaleVersion(MediaItemAnswer)
  changeMedia(
    @UuidParam('id') id: string,
    @Body() change: ChangeMediaRequest,
    @CurrentUser() { username }: SignedInUser,
  ): Promise<MediaItemAnswer> {
    return this.library.change(id, change, username);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is in the trash for 30 days.' })
  @ApiConflictResponse({ description: 'It is in use; `uses` lists where.' })
  async deleteMedia(@UuidParam('id') id: string, @CurrentUser() { username }: SignedInUser): Promise<void> {
    await this.library.trash(id, username);
  }

  @Post(':id/recover')
  @HttpCode(200)
  @ApiOkResponse({ type: MediaItemAnswer, description: 'It is out of the trash.' })
  recoverMedia(@UuidParam('id') id: string, @CurrentUser() { username }: SignedInUser): Promise<MediaItemAnswer> {
    return this.library.recover(id, username);
  }

  @Get(':id/uses')
  @ApiOkResponse({ type: [MediaUse], description: 'Settings and footer, then at most 100 documents.' })
  listMediaUses(@UuidParam('id') id: string): Promise<MediaUse[]> {
    return this.library.usesOf(id);
  }

  @Get(':id/versions')
  @ApiOkResponse({ type: [MediaVersionAnswer], description: 'Newest first.' })
  listMediaVersions(@UuidParam('id') id: string): Promise<MediaVersionAnswer[]> {
    return this.library.versions(id);
  }

  @Put(':id/file')
  @File()
  @ApiOkResponse({ type: MediaItemAnswer, description: 'The address stays; pages show the new file.' })
  @ApiStaleVersion(MediaItemAnswer)
  replaceMedia(
    @UuidParam('id') id: string,
    @Req() request: FastifyRequest,
    @Query() { version }: ReplaceQuery,
    @CurrentUser() { username }: SignedInUser,
  ): Promise<MediaItemAnswer> {
    return this.uploads.replace(id, version, fileOf(request), username);
  }

  @Put(':id/crop')
  @ApiOkResponse({ type: MediaItemAnswer })
  @ApiStaleVersion(MediaItemAnswer)
  @ApiConflictResponse({ description: 'It is not an image.' })
  cropMedia(
    @UuidParam('id') id: string,
    @Body() { version, crop }: CropRequest,
    @CurrentUser() { username }: SignedInUser,
  ): Promise<MediaItemAnswer> {
    return this.uploads.crop(id, version, crop, username);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: MediaItemAnswer, description: 'Shows an earlier file again.' })
  @ApiStaleVersion(MediaItemAnswer)
  restoreMediaVersion(
    @UuidParam('id') id: string,
    @Body() { version, number }: RestoreMediaVersionRequest,
    @CurrentUser() { username }: SignedInUser,
  ): Promise<MediaItemAnswer> {
    return this.uploads.restore(id, version, number, username);
  }
}

function fileOf({ body, headers }: FastifyRequest): Upload {
  const isStream = typeof body === 'object' && body !== null && 'iterator' in body;
  if (!isStream) throw new Problem('invalid_input', { detail: 'Send the file itself as the body.' });
  const declared = Number(headers['content-length']);
  return { stream: body as Readable, bytes: Number.isFinite(declared) ? declared : undefined };
}
