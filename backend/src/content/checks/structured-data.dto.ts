import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsOptional, MaxLength } from 'class-validator';
import type { DataIssue } from '@20x/shared/structured-data/issue';
import { Integer, TextOrNull, Uuid } from '../../core/http/answer-fields.ts';
import { PageQuery, PageResponse } from '../../core/http/pagination.ts';
import { DocumentSummary } from '../documents/document.dto.ts';
import { IsStorableText } from '../documents/storable-text.ts';

/** What is made of a draft by itself, and what its readers see. */
export class AutomaticStructuredData extends PickType(DocumentSummary, ['type', 'path', 'title']) {
  @Integer('The document version that was rendered.') version!: number;
  @ApiProperty({ description: 'JSON-LD, without what the draft adds.' }) jsonLd!: string;
  @ApiProperty({ description: 'The title and the text of the page.' }) text!: string;
  @ApiProperty({ description: 'Search engines are asked not to list the page.' }) isUnlisted!: boolean;
}

/** Something to know about structured data. */
export class StructuredDataIssue {
  @ApiProperty({ enum: ['error', 'warning', 'note'], enumName: 'DataIssueLevel' }) level!: DataIssue['level'];
  @ApiProperty({ description: 'Which thing and property, such as BlogPosting › author; empty: all of it.' })
  where!: string;
  @ApiProperty({ description: 'What is wrong and what to do about it.' }) message!: string;
  @ApiPropertyOptional({ description: 'What says so.' }) source?: string;
}

/** What search engines read on the page that visitors get now. */
export class LiveStructuredData {
  @ApiProperty() path!: string;
  @TextOrNull('JSON-LD; null: visitors get no page, or one without structured data.') jsonLd!: string | null;
  @ApiProperty({ type: [StructuredDataIssue], description: 'By the dated rules, the gravest first.' })
  issues!: StructuredDataIssue[];
}

/** A page and what its draft says to search engines itself. */
class StructuredDataPage extends PickType(DocumentSummary, ['id', 'type', 'path', 'title', 'status']) {
  @ApiProperty({ description: 'The draft has structured data of its own.' }) isOwn!: boolean;
  @Integer() errors!: number;
  @Integer() warnings!: number;
}

export class StructuredDataPages extends PageResponse(StructuredDataPage) {
  @ApiProperty({ description: 'There are more than `total`; they are not counted.' }) isMore!: boolean;
}

export class StructuredDataQuery extends PageQuery {
  @ApiPropertyOptional({ maxLength: 200, description: 'Text in the title or the address.' })
  @IsOptional()
  @MaxLength(200, { message: 'Use at most 200 characters.' })
  @IsStorableText()
  search?: string;
}

/** A live page whose own structured data search engines cannot use. */
export class InvalidStructuredData {
  @Uuid() id!: string;
  @ApiProperty({ description: 'The content type, such as page.' }) type!: string;
  @ApiProperty({ description: 'Where visitors find it.' }) path!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'The first problem and how to fix it.' }) message!: string;
}
