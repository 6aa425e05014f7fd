import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { largeFileBytes, mediaKinds, type MediaKind } from '@20x/shared/media-limits';
import { SeenVersion } from '../../content/documents/document.dto.ts';
import { IsStorableText } from '../../content/documents/storable-text.ts';
import { Integer, IntegerOrNull, TextOrNull, Time, TimeOrNull, Uuid, Version } from '../../core/http/answer-fields.ts';
import { OnlyThose } from '../../core/http/only-those.ts';
import { NumberInQuery, PageQuery, PageResponse } from '../../core/http/pagination.ts';
import type { MediaCrop } from '../files/media-crop.ts';
import { mediaTypes, type MediaType } from '../files/media-type.ts';
import { mediaStates, type MediaState } from './media-version.entity.ts';

const sized = (max: number) => MaxLength(max, { message: `Use at most ${max} characters.` });
const TextUpTo = (max: number, description?: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: max, description }),
    IsOptional(),
    sized(max),
    IsStorableText(),
  );

const folderRule = 'Enter folder names joined by single slashes, such as Team/2026.';
const Folder = (description: string) =>
  applyDecorators(
    TextUpTo(200, description),
    Matches(/^([^/\s]([^/]*[^/\s])?(\/[^/\s]([^/]*[^/\s])?)*)?$/, { message: folderRule }),
  );

export class UploadQuery {
  @ApiPropertyOptional({
    type: String,
    description: 'The file’s name. It becomes the item’s name, without its ending.',
  })
  @IsOptional()
  @IsStorableText()
  name?: string;

  @Folder('The folder of the new item. Default: none.') folder?: string;
}

export class CopyImageRequest {
  @ApiProperty({
    description: 'The web address of an image on another site.',
    example: 'https://example.com/board.png',
  })
  @MaxLength(2048, { message: 'Enter the web address of an image (https://…).' })
  address!: string;

  @Folder('The folder of the new item. Default: none.') folder?: string;
}

export class ReplaceQuery {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The version of the item that you saw.' })
  @NumberInQuery()
  @Min(1, { message: 'Send the version that you saw.' })
  @IsInt({ message: 'Send the version that you saw.' })
  version!: number;
}

const mediaOrders = ['newest', 'name', 'largest'] as const;
export type MediaOrder = (typeof mediaOrders)[number];

export class MediaQuery extends PageQuery {
  @TextUpTo(200, 'Words in the name, the alternative text, the caption or the tags.') search?: string;

  @ApiPropertyOptional({
    enum: mediaKinds,
    enumName: 'MediaKind',
    isArray: true,
    description: 'Only these kinds.',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsIn(mediaKinds, { each: true, message: `Choose from ${mediaKinds.join(', ')}.` })
  kind?: MediaKind[];

  @TextUpTo(200, 'Only items in this folder and the folders in it; an empty value finds items without a folder.')
  folder?: string;
  @TextUpTo(60, 'Only items with this tag.') tag?: string;
  @OnlyThose('Only items that no draft, live page, setting or footer uses.') unused: boolean = false;
  @OnlyThose('Only images without alternative text that are not decorative.') missingAlt: boolean = false;
  @OnlyThose(`Only files of more than ${largeFileBytes / 1024 / 1024} MB.`) large: boolean = false;
  @OnlyThose('Only items in the trash.') trashed: boolean = false;

  @ApiPropertyOptional({ enum: mediaOrders, enumName: 'MediaOrder', default: 'newest' })
  @IsIn(mediaOrders, { message: `Choose one of ${mediaOrders.join(', ')}.` })
  sort: MediaOrder = 'newest';
}

const Pixels = (least: number) =>
  applyDecorators(
    ApiProperty({ type: 'integer', minimum: least }),
    Max(100_000, { message: 'Use at most 100,000 pixels.' }),
    Min(least, { message: `Use at least ${least}.` }),
    IsInt({ message: 'Enter a whole number of pixels.' }),
  );

/** A part of the upright original. */
export class Crop implements MediaCrop {
  @Pixels(0) left!: number;
  @Pixels(0) top!: number;
  @Pixels(16) width!: number;
  @Pixels(16) height!: number;
}

export class CropRequest extends SeenVersion {
  @ApiProperty({ type: Crop, nullable: true, description: 'null shows the whole image again.' })
  @ValidateNested()
  @IsObject({ message: 'Send left, top, width and height, or null.' })
  @Type(() => Crop)
  @ValidateIf(({ crop }: CropRequest) => crop !== null)
  crop!: Crop | null;
}

export class RestoreMediaVersionRequest extends SeenVersion {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The number of an earlier version of the file.' })
  @Max(2 ** 31 - 1, { message: 'Send the number of a version.' })
  @Min(1, { message: 'Send the number of a version.' })
  @IsInt({ message: 'Send the number of a version.' })
  number!: number;
}

const Percent = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 100, description }),
    IsOptional(),
    Max(100, { message: 'Use at most 100.' }),
    Min(0, { message: 'Use at least 0.' }),
    IsInt({ message: 'Enter a whole number.' }),
  );

/** Changes the fields that it names. */
export class ChangeMediaRequest extends SeenVersion {
  @ApiPropertyOptional({ maxLength: 200 })
  @IsOptional()
  @Matches(/\S/, { message: 'Enter a name.' })
  @MaxLength(200, { message: `Use at most 200 characters.` })
  @IsStorableText()
  name?: string;

  @TextUpTo(300, 'What the image shows, for people who cannot see it.') alt?: string;

  @ApiPropertyOptional({ description: 'The image needs no alternative text.' })
  @IsOptional()
  @IsBoolean({ message: 'Use true or false.' })
  isDecorative?: boolean;

  @TextUpTo(500) caption?: string;
  @TextUpTo(200, 'Who made it.') credit?: string;
  @TextUpTo(200, 'The terms of its use, such as CC BY 4.0.') license?: string;
  @TextUpTo(2048, 'Where it comes from.') source?: string;
  @Folder('Folder names joined by slashes; an empty value is no folder.') folder?: string;

  @ApiPropertyOptional({ type: [String] })
  @IsOptional()
  @Matches(/\S/, { each: true, message: 'Remove empty tags.' })
  @MaxLength(60, { each: true, message: 'Use at most 60 characters for a tag.' })
  @IsStorableText({ each: true })
  @ArrayMaxSize(30, { message: 'Use at most 30 tags.' })
  @IsArray({ message: 'Send a list of tags.' })
  tags?: string[];

  @Percent('The point that stays visible, in percent from the left.') focalX?: number;
  @Percent('The point that stays visible, in percent from the top.') focalY?: number;
}

export class MediaItemAnswer {
  @Uuid() id!: string;
  @Version() version!: number;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: mediaKinds, enumName: 'MediaKind' }) kind!: MediaKind;
  @ApiProperty({ enum: mediaTypes, enumName: 'MediaType', description: 'The type of the stored file.' })
  type!: MediaType;
  @ApiProperty({ description: 'SHA-256 of the uploaded file: files with the same one differ only in their crop.' })
  original!: string;
  @ApiProperty({ description: 'Store this address in content. It stays when the file is renamed or replaced.' })
  address!: string;
  @ApiProperty({ description: 'The address of this version at its usual size; it changes with the file.' })
  file!: string;
  @TextOrNull('The address of a small WebP or of the SVG, there at once; null for a PDF.') thumbnail!: string | null;
  @ApiProperty({ enum: mediaStates, enumName: 'MediaState', description: 'pending: more widths are being written.' })
  state!: MediaState;
  @Integer('Of the stored file.') bytes!: number;
  @IntegerOrNull('In pixels, upright and cropped.') width!: number | null;
  @IntegerOrNull('In pixels, upright and cropped.') height!: number | null;
  @ApiProperty({ type: Crop, nullable: true }) crop!: Crop | null;
  @TextOrNull('The dominant color, such as 8fa3b0; null for an image with transparent parts.') color!: string | null;
  @TextOrNull('A data URL of a few pixels.') placeholder!: string | null;
  @Integer('The number of the version of the file that is shown.') number!: number;
  @ApiProperty() alt!: string;
  @ApiProperty() isDecorative!: boolean;
  @ApiProperty() caption!: string;
  @ApiProperty() credit!: string;
  @ApiProperty() license!: string;
  @ApiProperty() source!: string;
  @ApiProperty({ description: 'Folder names joined by slashes; an empty value is no folder.' }) folder!: string;
  @ApiProperty({ type: [String] }) tags!: string[];
  @Integer() focalX!: number;
  @Integer() focalY!: number;
  @Time() createdAt!: string;
  @TextOrNull('Username.') createdBy!: string | null;
  @Time() updatedAt!: string;
  @TextOrNull('Username.') updatedBy!: string | null;
  @TimeOrNull('When it was moved to the trash.') deletedAt!: string | null;
}

export class MediaList extends PageResponse(MediaItemAnswer) {}

export class UploadedMedia extends MediaItemAnswer {
  @ApiProperty({ description: 'The library already had this file; the answer is that item.' }) isKnown!: boolean;
}

/** An earlier or the current file of an item. */
export class MediaVersionAnswer {
  @Integer() number!: number;
  @ApiProperty({ description: 'SHA-256 of the uploaded file.' }) original!: string;
  @ApiProperty({ enum: mediaTypes, enumName: 'MediaType' }) type!: MediaType;
  @ApiProperty() file!: string;
  @TextOrNull() thumbnail!: string | null;
  @Integer() bytes!: number;
  @IntegerOrNull() width!: number | null;
  @IntegerOrNull() height!: number | null;
  @ApiProperty({ type: Crop, nullable: true }) crop!: Crop | null;
  @Time() createdAt!: string;
  @TextOrNull('Username.') createdBy!: string | null;
}

class MediaCount {
  @ApiProperty() name!: string;
  @Integer() count!: number;
}

/** What the list can be filtered by. */
export class MediaFacets {
  @ApiProperty({ type: [MediaCount], description: 'Every folder with the number of items right in it.' })
  folders!: MediaCount[];
  @ApiProperty({ type: [MediaCount], description: 'The tags, the most used first, at most 200.' })
  tags!: MediaCount[];
}

/** What uses an item. */
export class MediaUse {
  @Uuid() id!: string;
  @ApiProperty({ description: 'The content type, such as page or brand.' }) type!: string;
  @TextOrNull('Public path of the document, live or not.') path!: string | null;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'The live revision uses it, or an earlier version of a legal text, which stays public.' })
  inLive!: boolean;
  @ApiProperty({ description: 'The draft or the scheduled revision uses it.' }) inDraft!: boolean;
}
