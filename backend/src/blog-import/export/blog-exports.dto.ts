import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional, IsUUID } from 'class-validator';
import { exportFormats, type ExportFormat } from './export-formats.ts';

const formats = Object.keys(exportFormats);
/** Their ids fit into an address. */
const most = 100;

export class BlogExportQuery {
  @ApiPropertyOptional({ enum: formats, enumName: 'ExportFormat', default: 'markdown' })
  @IsOptional()
  @IsIn(formats, { message: `Use ${formats.join(' or ')}.` })
  format: ExportFormat = 'markdown';

  @ApiPropertyOptional({
    type: String,
    description: `The ids of at most ${most} posts, separated by commas. One gives its file; several give an archive. Default: all posts.`,
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [...new Set(value.split(','))] : value))
  @IsOptional()
  @ArrayMaxSize(most, { message: `Export at most ${most} posts by their ids, or all without ids.` })
  @IsUUID(undefined, { each: true, message: 'Separate the ids of posts by commas.' })
  ids?: string[];
}
