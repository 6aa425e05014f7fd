import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsString, Matches, MaxLength } from 'class-validator';
import { Integer, TextOrNull, Time, TimeOrNull, Uuid } from '../core/http/answer-fields.ts';
import { importActions, importStates, type ImportAction, type ImportState } from './blog-import.entity.ts';

export class ImportFileQuery {
  @ApiProperty({ maxLength: 200, description: 'The name of the file. Its ending says how to read it.' })
  @Matches(/^[^\p{Cc}\p{Cs}]+$/u, { message: 'Use no control characters.' })
  @MaxLength(200, { message: 'Use a name of at most 200 characters.' })
  @IsString({ message: 'Name the file.' })
  name!: string;
}

const Choice = (description: string) => ApiProperty({ description });
const message = { message: 'Use true or false.' };

export class RunImportRequest {
  @Choice('Whether posts that were live go live; all others become drafts. Needs the right to publish.')
  @IsBoolean(message)
  publish!: boolean;

  @Choice('Whether old addresses lead to the posts once they are live.')
  @IsBoolean(message)
  redirects!: boolean;

  @Choice('Whether images on other sites are copied into the media library. Those of an archive always are.')
  @IsBoolean(message)
  fetchImages!: boolean;
}

/** One post of a file: what becomes of it, or became of it. */
export class BlogImportItem {
  @Integer() position!: number;
  @ApiProperty() title!: string;
  @ApiProperty({ enum: importActions, enumName: 'ImportAction' }) action!: ImportAction;
  @TextOrNull('Why it is kept as it is or refused.') reason!: string | null;
  @ApiProperty({ type: [String] }) warnings!: string[];
  @TextOrNull('Its address here.') path!: string | null;
  @ApiProperty({ type: [String], description: 'The old paths that lead to it once it is live.' })
  redirectsFrom!: string[];
  @ApiProperty({ description: 'It was live where it comes from.' }) wasPublished!: boolean;
  @ApiProperty({ description: 'Nothing is known to block its publication; the warnings say what does.' })
  isPublishable!: boolean;
  @ApiProperty({ description: 'The import has been through with it.' }) isDone!: boolean;
  @ApiProperty({ description: 'The import published it.' }) isPublished!: boolean;
  @TextOrNull() documentId!: string | null;
}

export class BlogImportSummary {
  @Uuid() id!: string;
  @ApiProperty() fileName!: string;
  @ApiProperty({ enum: importStates, enumName: 'ImportState' }) state!: ImportState;
  @TextOrNull('Why it failed as a whole.') failure!: string | null;
  @ApiProperty() createdBy!: string;
  @Time() createdAt!: string;
  @TimeOrNull() finishedAt!: string | null;
}

export class BlogImport extends BlogImportSummary {
  @ApiProperty({ type: [String], description: 'What the file as a whole has to say.' }) problems!: string[];
  @ApiProperty({ type: [BlogImportItem] }) items!: BlogImportItem[];
}

export class BlogImportList {
  @ApiProperty({ type: [BlogImportSummary], description: 'The ten newest.' }) data!: BlogImportSummary[];
}
