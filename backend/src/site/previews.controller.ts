import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController, ApiProperty } from '@nestjs/swagger';
import { IsObject, IsString } from 'class-validator';
import { Public } from '../core/access/access.ts';
import { EditorBody } from '../core/http/json-body.ts';
import { Problem } from '../core/http/problem.ts';
import { PreviewPages } from './preview-pages.ts';
import type { PageQuery } from './renderer.ts';

class PageDataRequest {
  /** In the body, because addresses are logged. */
  @ApiProperty()
  @IsString({ message: 'Send the token of a preview.' })
  token!: string;

  @ApiProperty()
  @IsObject({ message: 'Send the content of a draft.' })
  content!: object;
}

/** For the page in an editor's own frame; not part of the documented API, because only that page can use its answers. */
@ApiExcludeController()
@Controller('previews')
export class PreviewsController {
  constructor(private readonly previews: PreviewPages) {}

  /** What the page of the posted draft is made of, by the code that answers visitors. Nothing is stored. */
  @Post('page-data')
  @Public()
  @HttpCode(200)
  @EditorBody()
  @Header('cache-control', 'no-store')
  async loadPageData(@Body() { token, content }: PageDataRequest): Promise<{ queries: readonly PageQuery[] }> {
    const queries = await this.previews.dataOf(token, content);
    if (!queries) throw new Problem('not_found', { detail: 'This preview has ended.' });
    return { queries };
  }
}
