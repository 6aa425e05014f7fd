import { ApiProperty } from '@nestjs/swagger';
import { Integer, TextOrNull } from '../../core/http/answer-fields.ts';
import { termKinds, type TermKind } from './blog-term.entity.ts';

/** A category or tag of a post. */
export class PostTerm {
  @ApiProperty({ enum: termKinds, enumName: 'TermKind' }) kind!: TermKind;
  @ApiProperty({ description: 'The last part of its address, such as `/blog/tag/united-states`.' }) slug!: string;
  @ApiProperty() name!: string;
}

/** A category or tag with published posts. */
export class Term extends PostTerm {
  @TextOrNull() description!: string | null;
  @Integer('Published posts.') posts!: number;
}
