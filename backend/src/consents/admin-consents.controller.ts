import { Readable } from 'node:stream';
import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Requires } from '../core/access/access.ts';
import { ConsentSummary } from './consent-summary.dto.ts';
import { Consents } from './consents.service.ts';

@ApiTags('Consents')
@Controller('admin/consents')
@Requires('settings:edit')
export class AdminConsentsController {
  constructor(private readonly consents: Consents) {}

  @Get()
  @ApiOkResponse({ type: ConsentSummary })
  getConsents(): Promise<ConsentSummary> {
    return this.consents.summary();
  }

  @Get('csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({
    schema: { type: 'string' },
    description: 'Every answer of the last 25 months: its random id, day, what was accepted and what was asked.',
  })
  exportConsents(): StreamableFile {
    const lines = Readable.from(this.consents.csv());
    return new StreamableFile(lines, {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="consents.csv"',
    });
  }
}
