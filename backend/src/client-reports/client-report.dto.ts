import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

const kinds = ['exception', 'rejection', 'warning'] as const;

/** What a browser would otherwise have printed to its console. */
export class ClientReport {
  @ApiProperty({ enum: kinds })
  @IsIn(kinds, { message: 'Give one of the kinds there are.' })
  kind!: (typeof kinds)[number];

  @ApiProperty({ maxLength: 1000 })
  @MaxLength(1000, { message: 'Use at most 1,000 characters.' })
  @IsString({ message: 'Give a text.' })
  message!: string;

  @ApiPropertyOptional({ maxLength: 4000 })
  @IsOptional()
  @MaxLength(4000, { message: 'Use at most 4,000 characters.' })
  @IsString({ message: 'Give a text.' })
  stack?: string;

  @ApiPropertyOptional({ maxLength: 300, description: 'Path of the page, without its query.' })
  @IsOptional()
  @MaxLength(300, { message: 'Use at most 300 characters.' })
  @IsString({ message: 'Give a text.' })
  page?: string;
}
