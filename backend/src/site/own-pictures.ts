import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { renderAsync } from '@resvg/resvg-js';
import type { FastifyInstance } from 'fastify';
import { inProcessAddress } from '../core/http/request-log.ts';

/** Reads images of this site, for pictures that are made of them. */
@Injectable()
export class OwnPictures {
  constructor(private readonly host: HttpAdapterHost) {}

  /** A vector drawing is drawn in the width. Undefined: there is no such image on this site. */
  async read(url: string, width: number): Promise<Buffer | undefined> {
    if (!url.startsWith('/')) return undefined;
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const ask = (at: string) => fastify.inject({ url: at, remoteAddress: inProcessAddress });
    const first = await ask(url);
    // The library's address of an item leads to its file.
    const answer = first.statusCode === 302 ? await ask(String(first.headers.location)) : first;
    const type = String(answer.headers['content-type']);
    if (answer.statusCode !== 200 || !type.startsWith('image/')) return undefined;
    if (!type.startsWith('image/svg')) return answer.rawPayload;
    return (await renderAsync(answer.body, { fitTo: { mode: 'width', value: width } })).asPng();
  }
}
