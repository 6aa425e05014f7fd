import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { slugLimit } from '@20x/shared/slug';
import { LiveBlocks } from '../content/blocks/blocks.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { PageSeo } from '../content/documents/page-seo.dto.ts';
import { RevisionMark } from '../content/documents/revision-mark.ts';
import { DayOrNull, TextOrNull, Time } from '../core/http/answer-fields.ts';
import { PageQuery, PageResponse } from '../core/http/pagination.ts';
import { Byline } from './authors/authors.dto.ts';
import { PostTerm } from './terms/terms.dto.ts';

/** What posts have in common. */
const Named = (what: 'tag' | 'category' | 'author', named = 'its slug or its name') =>
  applyDecorators(
    ApiPropertyOptional({ maxLength: slugLimit, description: `Only posts with this ${what}: ${named}.` }),
    IsOptional(),
    Matches(/^[^\p{Cc}\p{Cs}]*$/u, { message: 'Use no control characters.' }),
    MaxLength(slugLimit, { message: `Use at most ${slugLimit} characters.` }),
    IsString({ message: `Use one ${what}.` }),
  );

export class PostQuery extends PageQuery {
  @Named('tag') tag?: string;
  @Named('category') category?: string;
  @Named('author', 'the slug') author?: string;

  @ApiPropertyOptional({ type: Boolean, description: 'Only featured posts.' })
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsOptional()
  @IsBoolean({ message: 'Use true or false.' })
  featured?: boolean;
}

export class PostSummary {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty() excerpt!: string;
  @TextOrNull() category!: string | null;
  @ApiProperty({ type: [String] }) tags!: string[];
  @ApiProperty({ type: [PostTerm], description: 'The category, then the tags, with their slugs.' }) terms!: PostTerm[];
  @TextOrNull() cover!: string | null;
  @TextOrNull() coverAlt!: string | null;
  @ApiProperty({ type: [String] }) authors!: string[];
  @ApiProperty() featured!: boolean;
  @ApiProperty({ format: 'date' }) publishedOn!: string;
  @ApiProperty({ type: 'integer', minimum: 1 }) readingMinutes!: number;
  @Time() updatedAt!: string;
}

/** Published posts, newest first. */
export class PostList extends PageResponse(PostSummary) {}

/** A post to go on with. */
export class PostNeighbor {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
}

/** A published post; what is hidden is left out. */
export class Post extends PostSummary {
  @ApiProperty({ type: [Byline], description: 'The authors, or the editorial team.' }) bylines!: Byline[];
  @TextOrNull('The excerpt that its editor wrote; null: `excerpt` is the first paragraph.') lede!: string | null;
  @DayOrNull('When it last went live again, if that was after the day of the post.') updatedOn!: string | null;
  @DayOrNull() lastReviewedOn!: string | null;
  @ApiProperty({ type: Byline, nullable: true }) reviewedBy!: Byline | null;
  @LiveBlocks() blocks!: Block[];
  @ApiProperty({ type: PageSeo }) seo!: PageSeo;
  @RevisionMark() revision!: string;
  @ApiProperty({ type: PostNeighbor, nullable: true, description: 'The post that came out next.' })
  newer!: PostNeighbor | null;
  @ApiProperty({ type: PostNeighbor, nullable: true, description: 'The post that came out before.' })
  older!: PostNeighbor | null;
  @ApiProperty({
    type: [PostSummary],
    description: 'Up to three other posts: those that its editor picked, then those with the most tags in common.',
  })
  related!: PostSummary[];
}
