import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { inProcessAddress } from '../../core/http/request-log.ts';
import { Problem } from '../../core/http/problem.ts';

/** Pages as visitors get them. */
@Injectable()
export class PublicPages {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Asked in process, without cookies or rights. Null: visitors get no page there. */
  async htmlAt(path: string): Promise<string | null> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const headers = { accept: 'text/html' };
    const { statusCode, body } = await fastify.inject({ url: path, headers, remoteAddress: inProcessAddress });
    if (statusCode < 500) return statusCode === 200 ? body : null;
    throw new Problem('unavailable', { detail: 'The page could not be rendered. Try again later.' });
  }
}
