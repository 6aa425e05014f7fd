import { ApiProperty } from '@nestjs/swagger';

class PresentEditor {
  @ApiProperty() username!: string;
  @ApiProperty({ format: 'date-time' }) since!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When they asked the others to leave the document to them; null: not since they came.',
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
  @ApiProperty({ type: 'integer', nullable: true, description: 'The one revision that it shows; null: the draft.' })
  revision!: number | null;
  @ApiProperty({ description: 'It was made for a preview inside an editor: nobody was given it.' }) frame!: boolean;
}

export class NewPreviewLink extends PreviewLink {
  @ApiProperty({ description: 'Told this once; only a digest of it is kept.' }) url!: string;
}
