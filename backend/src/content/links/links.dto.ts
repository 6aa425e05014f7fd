import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { TextOrNull, Uuid } from '../../core/http/answer-fields.ts';
import { OnlyThose } from '../../core/http/only-those.ts';
import { PageQuery, PageResponse } from '../../core/http/pagination.ts';
import { IsStorableText } from '../documents/storable-text.ts';
import { linkStates, type LinkState } from './link-targets.ts';

/** A document that links can be kept to. */
export class LinkedDocument {
  @Uuid() id!: string;
  @ApiProperty({ description: 'The content type, such as page.' }) type!: string;
  @ApiProperty({ description: 'Public path, live or not.' }) path!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Whether the page is live.' }) live!: boolean;
}

/** Documents outside of the trash, by type and title. */
export class LinkedDocumentList extends PageResponse(LinkedDocument) {}

export class LinkTargetQuery extends PageQuery {
  @ApiPropertyOptional({ maxLength: 200, description: 'Text in the title or the address.' })
  @IsOptional()
  @MaxLength(200, { message: 'Use at most 200 characters.' })
  @IsStorableText()
  search?: string;

  @ApiPropertyOptional({ maxLength: 40, description: 'Only documents of this content type.' })
  @IsOptional()
  @MaxLength(40, { message: 'Send the name of a content type.' })
  type?: string;

  @OnlyThose('Only documents that visitors open as pages.') pages: boolean = false;
}

export class LinkQuery {
  @ApiProperty({ maxLength: 2048, description: 'A link as stored in content: doc:<uuid>#<anchor> or an address.' })
  @MaxLength(2048, { message: 'Send a link of at most 2,048 characters.' })
  @IsString({ message: 'Send a link.' })
  href!: string;
}

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export class LinkedIdsQuery {
  @ApiProperty({ description: 'Ids of documents, separated by commas, at most 100.' })
  @Matches(new RegExp(`^${uuid}(,${uuid}){0,99}$`), { message: 'Send 1 to 100 ids, separated by commas.' })
  ids!: string;
}

/** What a link leads to. */
export class LinkLookup {
  @ApiProperty({ enum: linkStates, enumName: 'LinkState' }) state!: LinkState;
  @ApiProperty({ description: 'The link to store: by the id of its document if there is one.' }) href!: string;
  @TextOrNull('The path where a visitor arrives, live or not; null when there is none.') address!: string | null;
  @ApiProperty({ type: LinkedDocument, nullable: true }) document!: LinkedDocument | null;
}

/** A document that links to another one. */
export class LinkingPlace {
  @Uuid() id!: string;
  @ApiProperty({ description: 'The content type, such as page or navigation.' }) type!: string;
  @TextOrNull('Public path of the document, live or not; null for a part of every page.') path!: string | null;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Whether it is live.' }) live!: boolean;
  @ApiProperty({ description: 'The live revision has the link.' }) inLive!: boolean;
  @ApiProperty({ description: 'The draft has the link.' }) inDraft!: boolean;
  @ApiProperty({ type: [String], description: 'The fields with the link.' }) fields!: string[];
  @ApiProperty({ type: [String], description: 'The places that its links lead to, without #.' }) anchors!: string[];
}
