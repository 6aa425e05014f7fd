import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { slugLimit } from '@20x/shared/slug';
import { Integer, TextOrNull, Uuid } from '../../core/http/answer-fields.ts';
import { PageQuery, PageResponse } from '../../core/http/pagination.ts';
import { termKinds, type TermKind } from './blog-term.entity.ts';
import { longestTermName } from './term-rules.ts';

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

/** A category or tag as editors see it. */
export class EditedTerm extends Term {
  @Uuid() id!: string;
  @ApiProperty({ type: [String], description: 'Other slugs that lead to it.' }) aliases!: string[];
}

/** A page of categories or tags, in the order of their names. */
export class EditedTermList extends PageResponse(EditedTerm) {}

export class TermQuery extends PageQuery {
  @ApiProperty({ enum: termKinds, enumName: 'TermKind' })
  @IsIn(termKinds, { message: `Choose one of ${termKinds.join(', ')}.` })
  kind!: TermKind;

  @ApiPropertyOptional({ maxLength: 100, description: 'Words of its name or slug.' })
  @IsOptional()
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u, { message: 'Use no control characters.' })
  @MaxLength(100, { message: 'Use at most 100 characters.' })
  @IsString({ message: 'Use one text.' })
  search?: string;
}

export class EditTermRequest {
  @ApiProperty({ maxLength: longestTermName })
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u, { message: 'Use no control characters.' })
  @IsString({ message: 'Enter a name.' })
  name!: string;

  @ApiProperty({ maxLength: slugLimit, description: 'The one that it had leads to the new one.' })
  @IsString({ message: 'Enter an address.' })
  slug!: string;

  @ApiProperty({ type: String, nullable: true, maxLength: 300 })
  @IsOptional()
  @Matches(/^[^\0\p{Cs}]*$/u, { message: 'Use no control characters.' })
  @MaxLength(300, { message: 'Use at most 300 characters.' })
  @IsString({ message: 'Enter text.' })
  description!: string | null;
}

export class MergeTermRequest {
  @ApiProperty({ format: 'uuid', description: 'The term of the same kind that takes over its posts and addresses.' })
  @IsUUID('all', { message: 'Choose what to merge it into.' })
  into!: string;
}
