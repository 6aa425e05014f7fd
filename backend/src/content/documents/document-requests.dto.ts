import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { clockPattern } from '@20x/shared/clock';
import { noteLimit, revisionNameLimit } from '@20x/shared/document-limits';
import { contentSchema } from './content-type.ts';
import { IsStorableText } from './storable-text.ts';
import { SeenVersion } from './document.dto.ts';

const Neighbor = (description: string) =>
  applyDecorators(
    ApiProperty({ type: String, format: 'uuid', nullable: true, description }),
    ValidateIf((_, value) => value !== null),
    IsUUID('all', { message: 'Send the id of one document, or null.' }),
  );

/** A place in the list of a type whose documents have an order: between these two, as the sender sees the list. */
export class PlaceRequest {
  @Neighbor('The document that comes right before it; null: it becomes the first.') after!: string | null;
  @Neighbor('The document that comes right after it; null: it becomes the last.') before!: string | null;
}

/** The whole content of a document; its type says of which class it is. */
const DocumentContent = () =>
  applyDecorators(
    ApiProperty({ allOf: [contentSchema], description: 'The whole content. Fields that are left out are emptied.' }),
    IsDefined({ message: 'Send the content.' }),
    IsObject({ message: 'Send the content as an object.' }),
  );

const Flag = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, default: false, description }),
    IsOptional(),
    IsBoolean({ message: 'Use true or false.' }),
  );

export class ContentBody {
  @DocumentContent() content!: object;
}

/** A write of the draft. */
export class SaveContentRequest extends SeenVersion {
  @DocumentContent() content!: object;

  @Flag('An autosave; autosaves within ten minutes share one revision.') autosave?: boolean;
}

const HistoryNote = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: noteLimit, description: 'Stored in the history.' }),
    IsOptional(),
    MaxLength(noteLimit, { message: `Use at most ${noteLimit} characters.` }),
    IsStorableText(),
  );

/** A step of a document's life, with a word about it. */
export class TransitionRequest extends SeenVersion {
  @HistoryNote() note?: string | null;
}

const wallTime = new RegExp(String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T${clockPattern}$`);
const WallTime = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, example, description: 'Local time in `zone`.' }),
    IsOptional(),
    Matches(wallTime, { message: 'Enter a local time such as 2027-03-14T09:30.' }),
  );
const dstChoices = ['earlier', 'later'] as const;
export type DstChoice = (typeof dstChoices)[number];

const IsDstChoice = (time: 'publishAt' | 'unpublishAt') =>
  applyDecorators(
    ApiPropertyOptional({
      enum: dstChoices,
      enumName: 'DstChoice',
      description: `Which of the two, when \`${time}\` occurs twice because clocks are set back.`,
    }),
    IsOptional(),
    IsIn(dstChoices, { message: `Choose one of ${dstChoices.join(', ')}.` }),
  );

/** Replaces the schedule. One of the two times at least. */
export class ScheduleRequest extends SeenVersion {
  @WallTime('2027-03-14T09:30') publishAt?: string | null;
  @WallTime('2027-04-01T00:00') unpublishAt?: string | null;

  @ApiProperty({ example: 'America/New_York', description: 'IANA time zone of the times.' })
  @MaxLength(60, { message: 'Choose a time zone, such as America/New_York.' })
  @IsString({ message: 'Choose a time zone, such as America/New_York.' })
  zone!: string;

  @IsDstChoice('publishAt') publishAmbiguous?: DstChoice;
  @IsDstChoice('unpublishAt') unpublishAmbiguous?: DstChoice;
  @HistoryNote() note?: string | null;
}

const NewId = (description?: string) =>
  applyDecorators(ApiProperty({ format: 'uuid', description }), IsUUID(undefined, { message: 'Send a new UUID.' }));

const SlugOrNull = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: 75, description }),
    IsOptional(),
    IsString({ message: 'Enter an address.' }),
  );

export class ChangeSlugRequest extends SeenVersion {
  @ApiProperty({ maxLength: 75 })
  @IsString({ message: 'Enter an address.' })
  slug!: string;
}

export class TrashRequest extends SeenVersion {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Where its visitors go instead: a path, an address, or `doc:` and an id. Default: “not found”.',
  })
  @IsOptional()
  @MaxLength(2048, { message: 'Send a link of at most 2,048 characters.' })
  @IsString({ message: 'Choose a page, or enter an address.' })
  redirectTo?: string | null;

  @Flag('Visitors and search engines learn that it is gone for good (410).') gone?: boolean;
}

/** `id` is made by the client: sent again, the same request answers the same document. */
export class CreateContentRequest {
  @NewId() id!: string;
  @SlugOrNull('The slug in the public address. Default: made from the title, which it follows until the publication.')
  slug?: string | null;
  @DocumentContent() content!: object;
}

export class AddressQuery {
  @ApiPropertyOptional({ format: 'uuid', description: 'The document that is to have the address.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'Send the id of a document.' })
  except?: string;
}

export class AddressCheck {
  @ApiProperty({ type: String, nullable: true, description: 'Why the address cannot be had; null: it is free.' })
  problem!: string | null;
}

export class RecoverRequest extends SeenVersion {
  @SlugOrNull('Default: the one that it had.') slug?: string | null;
}

export class DuplicateRequest {
  @NewId('The id of the copy, created by the client.') id!: string;
  @SlugOrNull('Default: `…-copy`.') slug?: string | null;
}

const revisionNumber = 'Send the number of a revision.';

export class RestoreRequest extends SeenVersion {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The revision to restore from.' })
  @Max(2 ** 31 - 1, { message: revisionNumber })
  @Min(1, { message: revisionNumber })
  @IsInt({ message: revisionNumber })
  number!: number;

  @ApiPropertyOptional({
    type: [String],
    description: 'Parts to restore, such as `heroTitle`, or by the id of a row `blocks.intro.title`. Default: all.',
  })
  @IsOptional()
  @MaxLength(200, { each: true, message: 'Send names of fields, such as title or blocks.intro.title.' })
  @ArrayMaxSize(200, { message: 'Send at most 200 names.' })
  @ArrayMinSize(1, { message: 'Send at least one name, or leave this out for all fields.' })
  @IsArray({ message: 'Send a list of field names.' })
  fields?: string[];
}

export class NameRevisionRequest {
  @ApiProperty({ type: String, nullable: true, maxLength: revisionNameLimit, description: 'null removes the name.' })
  @IsOptional()
  @MaxLength(revisionNameLimit, { message: `Use at most ${revisionNameLimit} characters.` })
  @IsStorableText()
  name!: string | null;
}

export class PreviewLinkRequest {
  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 1,
    description: 'The revision to show, such as the scheduled one; later saves do not change it. Default: the draft.',
  })
  @IsOptional()
  @Max(2 ** 31 - 1, { message: revisionNumber })
  @Min(1, { message: revisionNumber })
  @IsInt({ message: revisionNumber })
  revision?: number | null;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 60, description: 'Minutes until the link expires.' })
  @Max(60, { message: 'Use at most 60 minutes.' })
  @Min(1, { message: 'Use at least one minute.' })
  @IsInt({ message: 'Enter a whole number of minutes.' })
  minutes!: number;

  @Flag(
    'For a frame of the editor: expires within 15 minutes, is not listed and does not count against the limit of links.',
  )
  frame?: boolean;
}
