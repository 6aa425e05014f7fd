import { ApiProperty } from '@nestjs/swagger';
import { PageSeo } from '../../content/documents/page-seo.dto.ts';
import { RevisionMark } from '../../content/documents/revision-mark.ts';
import { TextOrNull } from '../../core/http/answer-fields.ts';

/** Who wrote or reviewed a post. */
export class Byline {
  @ApiProperty() name!: string;
  @TextOrNull('Of `/blog/author/{slug}`; null: there is no page.') slug!: string | null;
  @TextOrNull() role!: string | null;
  @TextOrNull() bio!: string | null;
  @TextOrNull() photo!: string | null;
  @TextOrNull() photoAlt!: string | null;
}

class PublishedAuthorLink {
  @ApiProperty() label!: string;
  @ApiProperty() href!: string;
}

/** A published author. */
export class Author {
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @TextOrNull() role!: string | null;
  @TextOrNull() bio!: string | null;
  @TextOrNull() photo!: string | null;
  @TextOrNull() photoAlt!: string | null;
  @ApiProperty({ type: [PublishedAuthorLink] }) links!: PublishedAuthorLink[];
  @ApiProperty({ type: PageSeo }) seo!: PageSeo;
  @RevisionMark() revision!: string;
}
