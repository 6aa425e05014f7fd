import { ApiProperty } from '@nestjs/swagger';
import { Content } from '../content/content-field.ts';
import { SaveDraftRequest } from '../content/document-requests.dto.ts';
import { EditedDocument } from '../content/document.dto.ts';
import { LegalContent } from './legal-content.dto.ts';

/** A legal text as its editor sees it. */
export class LegalDocument extends EditedDocument {
  @ApiProperty({ type: LegalContent }) content!: LegalContent;
}

export class SaveLegalDraftRequest extends SaveDraftRequest {
  @Content(() => LegalContent) content!: LegalContent;
}
