import { ApiProperty } from '@nestjs/swagger';

class PresentEditor {
  @ApiProperty() username!: string;
  @ApiProperty({ format: 'date-time' }) since!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When they took over the document; null when they did not.',
  })
  tookOverAt!: string | null;
}

/** Who else has the document open. */
export class Presence {
  @ApiProperty({ type: [PresentEditor] }) others!: PresentEditor[];
}

/** A link that shows the draft, or one revision, to whoever has it, until it ends. */
export class PreviewLink {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
  @ApiProperty() by!: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The revision that it shows; null for the draft.' })
  revision!: number | null;
  @ApiProperty({ description: 'The link of a frame in an editor; it was not shared.' }) frame!: boolean;
}

export class NewPreviewLink extends PreviewLink {
  @ApiProperty({ description: 'Sent only once; the server stores a hash of the token.' }) url!: string;
}
