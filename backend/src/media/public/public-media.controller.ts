import { Controller, Get, Inject, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Public } from '../../core/access/access.ts';
import { Problem } from '../../core/http/problem.ts';
import { MEDIA_STORE, publicKey, type MediaStore } from '../files/media-store.ts';
import { MediaAddresses } from './media-addresses.ts';

const forever = 'public, max-age=31536000, immutable';
/** A file runs and loads nothing, even when it is opened by itself. */
const filePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};
/** `ward-board-640.webp`, stored as `640.webp`, or `logo.svg`, stored as `file.svg`. */
const served = /^[a-z0-9-]+(?:-(?<width>\d{1,5})\.(?<image>avif|webp)|\.(?<file>svg|pdf))$/;

/** The files of the library: by id at the address that content stores, by key at one that never changes. */
@Controller('media')
@ApiExcludeController()
@Public()
export class PublicMediaController {
  constructor(
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
    private readonly addresses: MediaAddresses,
  ) {}

  @Get(':of/:file')
  async serve(
    @Param('of') of: string,
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    if (isUUID(of)) return this.lead(of, reply);
    const { width = 'file', image, file: ending = image ?? '' } = served.exec(file)?.groups ?? {};
    const type = types[ending];
    if (!type || !/^[0-9a-f]{32}$/.test(of)) throw new Problem('not_found');
    const found = await this.store.get(publicKey(of, `${width}.${ending}`));
    if (!found) throw new Problem('not_found');
    void reply.headers({ 'cache-control': forever, 'content-security-policy': filePolicy });
    return new StreamableFile(found.stream, {
      type,
      length: found.bytes,
      ...(ending === 'pdf' && { disposition: `attachment; filename="${file}"` }),
    });
  }

  /** To the file that the item shows now. */
  private async lead(id: string, reply: FastifyReply): Promise<undefined> {
    const file = await this.addresses.fileOf(id);
    if (!file) throw new Problem('not_found');
    const caching = file.isFinal ? 'public, max-age=60' : 'no-store';
    void reply.code(302).headers({ location: file.address, 'cache-control': caching });
  }
}
