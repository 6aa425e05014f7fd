import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Integer, IntegerOrNull, TextOrNull, Time, TimeOrNull, Uuid } from '../core/http/answer-fields.ts';
import { PageQuery, PageResponse } from '../core/http/pagination.ts';

export const redirectStatuses = [301, 302, 307, 308, 410] as const;
const origins = ['rule', 'document'] as const;
export type RedirectOrigin = (typeof origins)[number];
const orders = ['newest', 'hits', 'from'] as const;

const origin = { enum: origins, enumName: 'RedirectOrigin' };

const Typed = (max: number, description: string) =>
  applyDecorators(
    ApiProperty({ maxLength: max, description }),
    MaxLength(max, { message: `Use at most ${max.toLocaleString('en-US')} characters.` }),
    IsString({ message: 'Enter an address.' }),
  );

export class RedirectRequest {
  @Typed(1024, 'A path of this site without query, such as /old-page. /old-blog/* takes every address below /old-blog.')
  from!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: 2000,
    description:
      'A path of this site or an address of another one. After a source with /*, /blog/* keeps the rest of the address. null with 410.',
  })
  @IsOptional()
  @MaxLength(2000, { message: 'Use at most 2,000 characters.' })
  @IsString({ message: 'Enter an address.' })
  to!: string | null;

  @ApiProperty({
    type: 'integer',
    enum: redirectStatuses,
    description: '301 and 308: for good. 302 and 307: for now. 410: the page is gone.',
  })
  @IsIn(redirectStatuses, { message: `Use one of ${redirectStatuses.join(', ')}.` })
  status!: number;
}

export class RedirectQuery extends PageQuery {
  @ApiPropertyOptional({ maxLength: 200, description: 'Text in either address.' })
  @IsOptional()
  @MaxLength(200, { message: 'Use at most 200 characters.' })
  @IsString({ message: 'Enter a text.' })
  search?: string;

  @ApiPropertyOptional({
    ...origin,
    description: 'Only those made by people, or only those that moved documents left.',
  })
  @IsOptional()
  @IsIn(origins, { message: `Choose one of ${origins.join(', ')}.` })
  origin?: RedirectOrigin;

  @ApiPropertyOptional({ enum: orders, enumName: 'RedirectOrder', default: 'newest' })
  @IsIn(orders, { message: `Choose one of ${orders.join(', ')}.` })
  sort: (typeof orders)[number] = 'newest';
}

/** A redirect, or an address that is gone. */
export class RedirectAnswer {
  @Uuid() id!: string;
  @ApiProperty() from!: string;
  @TextOrNull('The address of its document now, or what was entered; null when the page is gone.') to!: string | null;
  @ApiProperty({ type: 'integer', enum: redirectStatuses }) status!: number;
  @ApiProperty({ ...origin, description: 'Who made it: a person, or a document that moved or was removed.' })
  origin!: RedirectOrigin;
  @ApiProperty({
    description: 'Visitors are led on, or learn that the page is gone. false: nothing is found at the target.',
  })
  works!: boolean;
  @ApiProperty({ description: 'The site itself has a page or a file at the source, and visitors get that instead.' })
  isCovered!: boolean;
  @Integer('How often visitors came.') hits!: number;
  @TimeOrNull() lastHitAt!: string | null;
  @Time() createdAt!: string;
}

export class RedirectList extends PageResponse(RedirectAnswer) {}

export class ImportRedirectsRequest {
  @Typed(
    1_000_000,
    'CSV with a header line: from, to, status. status is optional (301); source, target and code are other names of the columns.',
  )
  csv!: string;
}

export class ImportedRedirects {
  @Integer() added!: number;
  @Integer('Redirects that were there with another target or status.') changed!: number;
  @Integer() unchanged!: number;
  @Integer('Redirects of the file with a target at which visitors find nothing.') dead!: number;
  @ApiProperty({ type: [String], description: 'The first 20 of these, in words.' }) warnings!: string[];
}

export class RedirectTestQuery {
  @Typed(2000, 'An address of this site.') address!: string;
}

const outcomes = ['page', 'file', 'redirect', 'gone', 'missing', 'error'] as const;

/** What visitors of an address get. */
export class RedirectTest {
  @ApiProperty({ enum: outcomes, enumName: 'RedirectOutcome' }) outcome!: (typeof outcomes)[number];
  @Integer('The HTTP status of the address itself.') status!: number;
  @TextOrNull('Where they are led in the end.') to!: string | null;
  @IntegerOrNull('The HTTP status where they are led; null: on another site. 508: they are led in a circle.')
  finalStatus!: number | null;
  @TextOrNull('The source of the redirect that takes the address; null: the site redirects without one.') from!:
    string | null;
}
