import type { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiConflictResponse,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, Requires, SignedInUser } from '../core/access/access.ts';
import { FileBody } from '../core/http/json-body.ts';
import { UuidParam } from '../core/http/path-parameters.ts';
import { Problem } from '../core/http/problem.ts';
import { BlogImport, BlogImportList, ImportFileQuery, RunImportRequest } from './blog-imports.dto.ts';
import { BlogImports } from './blog-imports.service.ts';

/** Posts from files of elsewhere. */
@ApiTags('Blog')
@Controller('admin/blog-import')
@Requires('post:edit')
export class BlogImportsController {
  constructor(private readonly imports: BlogImports) {}

  @Get()
  @ApiOkResponse({ type: BlogImportList })
  listBlogImports(): Promise<BlogImportList> {
    return this.imports.list();
  }

  /** Looks at a file of at most 20 MB and says what an import would do. No post changes. */
  @Post()
  @FileBody()
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' }, description: 'The file itself.' })
  @ApiCreatedResponse({ type: BlogImport })
  @ApiTooManyRequestsResponse({ description: 'Other files are being read.' })
  checkBlogImport(
    @Req() { body }: FastifyRequest,
    @Query() { name }: ImportFileQuery,
    @CurrentUser() user: SignedInUser,
  ): Promise<BlogImport> {
    const isStream = typeof body === 'object' && body !== null && 'iterator' in body;
    if (!isStream) throw new Problem('invalid_input', { detail: 'Send the file itself as the body.' });
    return this.imports.check(name, body as Readable, user);
  }

  @Get(':id')
  @ApiOkResponse({ type: BlogImport })
  getBlogImport(@UuidParam('id') id: string): Promise<BlogImport> {
    return this.imports.get(id);
  }

  /** Starts the import. It goes on by itself; read its state to see how far it is. */
  @Post(':id/run')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: BlogImport })
  @ApiConflictResponse({ description: 'It was started before, or the file was deleted after a day.' })
  runBlogImport(
    @UuidParam('id') id: string,
    @Body() request: RunImportRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<BlogImport> {
    return this.imports.start(id, request, user);
  }

  /** Stops the import before its next post or image. What was written so far stays. */
  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: BlogImport })
  @ApiConflictResponse({ description: 'It was not started, or it is over.' })
  cancelBlogImport(@UuidParam('id') id: string): Promise<BlogImport> {
    return this.imports.cancel(id);
  }
}
