import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public, Requires } from '../core/access/access.ts';
import { Problem } from '../core/http/problem.ts';
import { IndexNowState } from './index-now.dto.ts';
import { IndexNow } from './index-now.service.ts';

@ApiTags('Settings')
@Controller('admin/index-now')
@Requires('settings:edit')
export class IndexNowController {
  constructor(private readonly indexNow: IndexNow) {}

  @Get()
  @ApiOkResponse({ type: IndexNowState })
  getIndexNow(): Promise<IndexNowState> {
    return this.indexNow.state();
  }
}

@Controller()
@ApiExcludeController()
@Public()
export class IndexNowKeyController {
  constructor(private readonly indexNow: IndexNow) {}

  @Get('indexnow-:key.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  key(@Param('key') key: string): string {
    if (key !== this.indexNow.key) throw new Problem('not_found', { detail: 'There is no such key.' });
    return key;
  }
}
