import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../core/access/access.ts';
import { LegalPage, LegalVersion } from './legal.dto.ts';
import { LegalPages } from './legal-pages.service.ts';

@ApiTags('Legal texts')
@Controller('legal')
export class PublicLegalController {
  constructor(private readonly pages: LegalPages) {}

  @Get(':slug')
  @Public()
  @ApiOkResponse({ type: LegalPage })
  getLegalPage(@Param('slug') slug: string): Promise<LegalPage> {
    return this.pages.get(slug);
  }

  @Get(':slug/versions/:number')
  @Public()
  @ApiOkResponse({ type: LegalVersion })
  getLegalVersion(@Param('slug') slug: string, @Param('number') number: number): Promise<LegalVersion> {
    return this.pages.getVersion(slug, number);
  }
}
