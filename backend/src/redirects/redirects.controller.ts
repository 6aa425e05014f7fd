import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Requires } from '../core/access/access.ts';
import { EditorBody } from '../core/http/json-body.ts';
import { UuidParam } from '../core/http/path-parameters.ts';
import {
  ImportedRedirects,
  ImportRedirectsRequest,
  RedirectAnswer,
  RedirectList,
  RedirectQuery,
  RedirectRequest,
  RedirectTest,
  RedirectTestQuery,
} from './redirect.dto.ts';
import { RedirectRules } from './redirect-rules.service.ts';

@ApiTags('Redirects')
@Controller('admin/redirects')
@Requires('settings:edit')
export class RedirectsController {
  constructor(private readonly rules: RedirectRules) {}

  @Get()
  @ApiOkResponse({ type: RedirectList })
  listRedirects(@Query() query: RedirectQuery): Promise<RedirectList> {
    return this.rules.list(query);
  }

  @Post()
  @ApiCreatedResponse({ type: RedirectAnswer, description: 'It works from the next request on.' })
  addRedirect(@Body() request: RedirectRequest): Promise<RedirectAnswer> {
    return this.rules.add(request);
  }

  @Get('test')
  @ApiOkResponse({ type: RedirectTest })
  testRedirect(@Query() { address }: RedirectTestQuery): Promise<RedirectTest> {
    return this.rules.test(address);
  }

  @Get('csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="redirects.csv"')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'Every redirect, as an import takes it.' })
  exportRedirects(): Promise<string> {
    return this.rules.exportCsv();
  }

  @Post('csv')
  @HttpCode(200)
  @EditorBody()
  @ApiOkResponse({ type: ImportedRedirects, description: 'All of the file, or nothing with the lines at fault.' })
  importRedirects(@Body() { csv }: ImportRedirectsRequest): Promise<ImportedRedirects> {
    return this.rules.importCsv(csv);
  }

  @Put(':id')
  @ApiOkResponse({ type: RedirectAnswer })
  changeRedirect(@UuidParam('id') id: string, @Body() request: RedirectRequest): Promise<RedirectAnswer> {
    return this.rules.change(id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  removeRedirect(@UuidParam('id') id: string): Promise<void> {
    return this.rules.remove(id);
  }
}
