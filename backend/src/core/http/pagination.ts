import { type Type as Class } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { Integer } from './answer-fields.ts';

/** A whole number in a query. Only the usual spelling counts: `1e1` and `01` stay texts, which its rules refuse. */
export const NumberInQuery = () =>
  Transform(({ value }: { value: unknown }) => (/^-?(0|[1-9]\d{0,14})$/.test(String(value)) ? Number(value) : value));

/** The query of a paged list. Of several broken rules of a field, the lowest decorator's message comes first. */
export class PageQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 10_000, default: 1 })
  @NumberInQuery()
  @Max(10_000, { message: 'Use a page number of at most 10,000.' })
  @Min(1, { message: 'Use a page number of at least 1.' })
  @IsInt({ message: 'Enter a whole number.' })
  page = 1;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 20 })
  @NumberInQuery()
  @Max(100, { message: 'Use at most 100.' })
  @Min(1, { message: 'Use at least 1.' })
  @IsInt({ message: 'Enter a whole number.' })
  limit = 20;

  /** Number of entries before the page. */
  get offset(): number {
    return (this.page - 1) * this.limit;
  }
}

export interface Page<T> {
  readonly data: T[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

/** The answer of a paged list: the query, the entries found and their total number. */
export function pageOf<T>({ page, limit }: PageQuery, data: T[], total: number): Page<T> {
  return { data, total, page, limit };
}

/** Base class of a page's response class: `class PostPage extends PageResponse(PostSummary) {}`. */
export function PageResponse<T>(item: Class<T>): Class<Page<T>> {
  class Response implements Page<T> {
    @ApiProperty({ type: [item] }) data!: T[];
    @Integer() total!: number;
    @Integer() page!: number;
    @Integer() limit!: number;
  }
  return Response;
}
