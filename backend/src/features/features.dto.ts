import { ApiProperty } from '@nestjs/swagger';
import { LiveBlocks } from '../content/blocks/blocks.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { PageSeo } from '../content/documents/page-seo.dto.ts';
import { RevisionMark } from '../content/documents/revision-mark.ts';
import { TextOrNull, Time } from '../core/http/answer-fields.ts';
import { OnlyThose } from '../core/http/only-those.ts';
import { PageQuery, PageResponse } from '../core/http/pagination.ts';
import { featureGroups, type FeatureGroup } from './feature-content.dto.ts';

export class FeatureSummary {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'The name for menus.' }) menuLabel!: string;
  @ApiProperty({ enum: featureGroups, enumName: 'FeatureGroup' }) group!: FeatureGroup;
  @ApiProperty() summary!: string;
  @TextOrNull() icon!: string | null;
  @ApiProperty({ description: 'Whether menus list it.' }) inMenu!: boolean;
}

export class FeatureQuery extends PageQuery {
  @OnlyThose('Only features that menus list.') inMenu: boolean = false;
}

/** Published features in their order. */
export class FeatureList extends PageResponse(FeatureSummary) {}

/** The page of a published feature; what is hidden is left out. */
export class Feature extends FeatureSummary {
  @LiveBlocks() blocks!: Block[];
  @ApiProperty({ type: PageSeo }) seo!: PageSeo;
  @RevisionMark() revision!: string;
  @Time() updatedAt!: string;
  @Time('When visitors first saw it.') firstPublishedAt!: string;
  @ApiProperty({ type: [FeatureSummary], description: 'Published features to read next.' }) related!: FeatureSummary[];
}
