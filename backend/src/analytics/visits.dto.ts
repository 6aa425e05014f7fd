import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Integer, TextOrNull } from '../core/http/answer-fields.ts';
import { NumberInQuery } from '../core/http/pagination.ts';

const longestPath = 300;
/** As browsers write it: ASCII without spaces. */
const pathPattern = /^\/[!-~]*$/;

const TextUpTo = (max: number, description: string) =>
  applyDecorators(
    ApiPropertyOptional({ maxLength: max, description }),
    IsOptional(),
    MaxLength(max, { message: `Use at most ${max} characters.` }),
    IsString({ message: 'Send text.' }),
  );

const PagePath = () =>
  applyDecorators(
    Matches(pathPattern, { message: 'Send the path of a page, such as /pricing.' }),
    MaxLength(longestPath, { message: `Use at most ${longestPath} characters.` }),
    IsString({ message: 'Send a path.' }),
  );

/** A view of a page, as a browser tells of it. */
export class VisitReport {
  @ApiProperty({ maxLength: longestPath, description: 'Path of the page, without its query.' })
  @PagePath()
  page!: string;

  @TextUpTo(longestPath, 'Address of the page before. Only its host is kept.')
  referrer?: string;

  @TextUpTo(longestPath, 'Query of the page. Only utm_source and utm_campaign are kept.')
  query?: string;
}

const periods = [7, 28] as const;

export class VisitsQuery {
  @ApiPropertyOptional({ enum: periods, default: 7, description: 'How many days, with today as the last one (UTC).' })
  @NumberInQuery()
  @IsIn(periods, { message: 'Use 7 or 28.' })
  days: number = 7;

  @ApiPropertyOptional({ maxLength: longestPath, description: 'Only this page. Default: the whole site.' })
  @IsOptional()
  @PagePath()
  page?: string;
}

class VisitNumbers {
  @Integer() views!: number;
  @Integer('Different visitors on each day, added up.') visitors!: number;
  @Integer('Messages through the contact form from visitors who came to the site by this page or source.')
  conversions!: number;
}

class VisitDay extends VisitNumbers {
  @ApiProperty({ format: 'date', description: 'UTC' }) day!: string;
}

class VisitedPage extends VisitNumbers {
  @ApiProperty() path!: string;
}

class VisitSource extends VisitNumbers {
  @ApiProperty({ description: 'A host, the source of a campaign, `direct` or `other`.' }) source!: string;
  @TextOrNull() campaign!: string | null;
}

/** What visitors did in a period, and in the same number of days before. */
export class VisitsAnswer {
  @ApiProperty({ description: 'false: counting is switched off in the settings.' }) isCounting!: boolean;
  @ApiProperty({ type: VisitNumbers }) total!: VisitNumbers;
  @ApiProperty({ type: VisitNumbers }) before!: VisitNumbers;
  @ApiProperty({ type: [VisitDay], description: 'Every day of the period, oldest first.' }) days!: VisitDay[];
  @ApiProperty({ type: [VisitedPage], description: 'The ten most viewed pages.' }) pages!: VisitedPage[];
  @ApiProperty({ type: [VisitSource], description: 'The ten sources that brought most visitors.' })
  sources!: VisitSource[];
}
