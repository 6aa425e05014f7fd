import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../../core/access/access.ts';
import { getDocument } from '../documents/content-documents.ts';
import { Documents } from '../documents/documents.service.ts';
import { ContentChecks } from './content-checks.ts';
import { DocumentChecks } from './document-checks.dto.ts';

@ApiTags('Documents')
@Controller('admin/documents/:id/checks')
@Requires('signed-in')
export class DocumentChecksController {
  constructor(
    private readonly documents: Documents,
    private readonly checks: ContentChecks,
  ) {}

  @Get()
  @ApiOkResponse({ type: DocumentChecks, description: 'The findings about the last saved draft.' })
  getDocumentChecks(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<DocumentChecks> {
    return this.documents.read({ id, user }, async (manager, type) => {
      const document = await getDocument(manager, type, { id });
      return { version: document.version, findings: await this.checks.findings(manager, type, document) };
    });
  }
}
