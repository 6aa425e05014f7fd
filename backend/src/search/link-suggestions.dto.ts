import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { LinkedDocument } from '../content/links/links.dto.ts';
import { TextOrNull } from '../core/http/answer-fields.ts';

const longestText = 100_000;

export class LinkSuggestionsRequest {
  @ApiProperty({ maxLength: longestText, description: 'What is written, without markup.' })
  @MaxLength(longestText, { message: 'Send at most 100,000 characters.' })
  @IsString({ message: 'Send a text.' })
  text!: string;

  @ApiProperty({ type: [String], description: 'The links that the text has already; these targets are left out.' })
  @ArrayMaxSize(500, { message: 'Send at most 500 links.' })
  @IsArray({ message: 'Send a list of links.' })
  @MaxLength(2048, { each: true, message: 'Send links of at most 2,048 characters.' })
  @IsString({ each: true, message: 'Send links as texts.' })
  linked!: string[];

  @ApiProperty({ format: 'uuid', nullable: true, type: String, description: 'The document that is written.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'Send the id of a document.' })
  documentId?: string | null;
}

/** A page that the text could link to. */
export class LinkSuggestion {
  @ApiProperty({ type: LinkedDocument }) document!: LinkedDocument;
  @TextOrNull('The words of the text that name it; null: they are about it without naming it.') phrase!: string | null;
}
