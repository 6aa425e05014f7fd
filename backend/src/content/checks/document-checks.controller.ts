import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../core/access/access.ts';
import { Asked, Documents, type AskedDocument } from '../documents/documents.service.ts';
import { ContentChecks } from './content-checks.ts';
import { DocumentChecks } from './document-checks.dto.ts';

@ApiTags('Documents')
@ApiParam({ name: 'id', type: String })
@Controller('admin/documents/:id/checks')
@Requires('signed-in')
export class DocumentChecksController {
  constructor(
    private readonly documents: Documents,
    private readonly checks: ContentChecks,
  ) {}

  @Get()
  @ApiOkResponse({ type: DocumentChecks, description: 'The findings about the last saved draft.' })
  async getDocumentChecks(@Asked() asked: AskedDocument): Promise<DocumentChecks> {
    const opened = await this.documents.open(asked);
    return { version: opened.document.version, findings: await this.checks.findings(opened) };
  }
}
