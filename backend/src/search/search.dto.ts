import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { TextOrNull } from '../core/http/answer-fields.ts';
import { NumberInQuery } from '../core/http/pagination.ts';

const noControls = { message: 'Use no control characters.' };

export class SearchQuery {
  @ApiProperty({ minLength: 1, maxLength: 100, description: 'Words to look for; the last one may be unfinished.' })
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u, noControls)
  @MaxLength(100, { message: 'Use at most 100 characters.' })
  @MinLength(1, { message: 'Enter at least one character.' })
  @IsString({ message: 'Enter the words to look for.' })
  q!: string;

  @ApiPropertyOptional({ maxLength: 40, description: 'Only documents of this content type, such as `post`.' })
  @IsOptional()
  @MaxLength(40, { message: 'Use a content type, such as post.' })
  @IsString({ message: 'Use one content type.' })
  type?: string;

  @ApiPropertyOptional({ maxLength: 200, description: 'The `next` of the page before. Default: the first page.' })
  @IsOptional()
  @Matches(/^[\w-]*$/, { message: 'Use the `next` of the page before.' })
  @MaxLength(200, { message: 'Use the `next` of the page before.' })
  @IsString({ message: 'Use one cursor.' })
  cursor?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 50, default: 10 })
  @NumberInQuery()
  @Max(50, { message: 'Use at most 50.' })
  @Min(1, { message: 'Use at least 1.' })
  @IsInt({ message: 'Enter a whole number.' })
  limit = 10;
}

/** A piece of a text as it is shown. It is plain text: escape it. */
export class SearchText {
  @ApiProperty() text!: string;
  @ApiProperty({ description: 'A word that was looked for.' }) isHit!: boolean;
}

export class SearchResult {
  @ApiProperty({ description: 'Its content type, such as `post`.' }) type!: string;
  @ApiProperty({ description: 'Its address on this site.' }) path!: string;
  @ApiProperty({ type: [SearchText] }) title!: SearchText[];
  @ApiProperty({ type: [SearchText], description: 'The part of its text that fits best.' }) snippet!: SearchText[];
}

/** Published documents, the best ones first. */
export class SearchResults {
  @ApiProperty({ type: [SearchResult] }) data!: SearchResult[];
  @ApiProperty({ description: 'Whether the words were found as they are; else the results hold similar ones.' })
  isExact!: boolean;
  @ApiProperty({ description: 'Whether more documents hold the words than the best ones, which are listed.' })
  isCut!: boolean;
  @TextOrNull('The cursor of the next page; null on the last one.') next!: string | null;
}
