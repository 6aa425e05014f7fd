import { ApiProperty } from '@nestjs/swagger';
import { Content } from '../content/content-field.ts';
import { NewDocumentRequest, SaveDraftRequest } from '../content/document-requests.dto.ts';
import { EditedDocument } from '../content/document.dto.ts';
import { PageContent } from './page-content.dto.ts';

/** A page as its editor sees it. */
export class PageDocument extends EditedDocument {
  @ApiProperty({ type: PageContent }) content!: PageContent;
}

export class SavePageDraftRequest extends SaveDraftRequest {
  @Content(() => PageContent) content!: PageContent;
}

export class CreatePageRequest extends NewDocumentRequest {
  @Content(() => PageContent) content!: PageContent;
}
