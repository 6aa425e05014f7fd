import { ApiProperty } from '@nestjs/swagger';
import { Integer, IntegerOrNull, Time, TimeOrNull, Uuid } from '../../core/http/answer-fields.ts';

class PresentEditor {
  @ApiProperty() username!: string;
  @Time() since!: string;
  @TimeOrNull('When they took over the document; null when they did not.') tookOverAt!: string | null;
}

/** Who else has the document open, and whether someone has changed it. A person with several windows is listed once. */
export class Presence {
  @Integer('The document’s current version.') version!: number;
  @ApiProperty({ type: [PresentEditor] }) others!: PresentEditor[];
  @ApiProperty({ description: 'You have it open in another window, too.' }) isInOtherWindow!: boolean;
}

/** A link that shows the draft, or one revision, to anyone who has it, until it expires. */
export class PreviewLink {
  @Uuid() id!: string;
  @Time() createdAt!: string;
  @Time() expiresAt!: string;
  @ApiProperty() by!: string;
  @IntegerOrNull('The revision that it shows; null for the draft.') revision!: number | null;
}

export class NewPreviewLink extends PreviewLink {
  @ApiProperty({ description: 'Sent only once; the server stores a hash of the token.' }) url!: string;
}
