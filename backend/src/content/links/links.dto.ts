import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PageQuery, PageResponse } from '../../core/http/pagination.ts';
import { IsStorableText } from '../storable-text.ts';
import { linkStates, type LinkState } from './link-targets.ts';

/** A document that links can be kept to. */
export class LinkedDocument {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'The content type, such as page.' }) type!: string;
  @ApiProperty({ description: 'Where visitors find it, or would.' }) path!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Visitors find a page there.' }) live!: boolean;
}

/** Documents outside of the trash, by type and title. */
export class LinkedDocumentList extends PageResponse(LinkedDocument) {}

export class LinkTargetQuery extends PageQuery {
  @ApiPropertyOptional({ maxLength: 200, description: 'Words of the title or the address.' })
  @IsOptional()
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  @IsStorableText()
  search?: string;

  @ApiPropertyOptional({ maxLength: 40, description: 'Only documents of this content type.' })
  @IsOptional()
  @MaxLength(40, { message: 'Give the name of a content type.' })
  type?: string;
}

export class LinkQuery {
  @ApiProperty({ maxLength: 2048, description: 'A link as content holds it: doc:<uuid>#<anchor>, or an address.' })
  @MaxLength(2048, { message: 'Give a link of at most 2048 characters.' })
  @IsString({ message: 'Give a link.' })
  href!: string;
}

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export class LinkedIdsQuery {
  @ApiProperty({ description: 'Ids of documents with commas between them, at most 100.' })
  @Matches(new RegExp(`^${uuid}(,${uuid}){0,99}$`), { message: 'Give 1 to 100 ids with commas between them.' })
  ids!: string;
}

/** What a link leads to. */
export class LinkLookup {
  @ApiProperty({ enum: linkStates, enumName: 'LinkState' }) state!: LinkState;
  @ApiProperty({ description: 'How the link is best kept: by the id of its document where there is one.' })
  href!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Where a visitor arrives, or would; null: nowhere.' })
  address!: string | null;
  @ApiProperty({ type: LinkedDocument, nullable: true }) document!: LinkedDocument | null;
}

/** What links to a document: another document, or what stands on every page. */
export class LinkingPlace {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'null: no document, but menu or footer.' })
  id!: string | null;
  @ApiProperty({ description: 'The content type, such as page; settings or footer.' }) type!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Where visitors find the document, or would.' })
  path!: string | null;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Visitors find it.' }) live!: boolean;
  @ApiProperty({ description: 'What visitors see holds the link.' }) inLive!: boolean;
  @ApiProperty({ description: 'The draft holds the link.' }) inDraft!: boolean;
  @ApiProperty({ type: [String], description: 'The fields that hold it.' }) fields!: string[];
}
