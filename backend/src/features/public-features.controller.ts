import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DataSource, In } from 'typeorm';
import { inContentOrder } from '../content/publishing/content-order.ts';
import { LiveContents } from '../content/publishing/live-contents.service.ts';
import { Public } from '../core/access/access.ts';
import { pageOf } from '../core/http/pagination.ts';
import { FeatureListing } from './feature-listing.entity.ts';
import { featureType, toListing } from './feature-type.ts';
import { Feature, FeatureList, FeatureQuery, type FeatureSummary } from './features.dto.ts';

@ApiTags('Features')
@Controller('features')
export class PublicFeaturesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: LiveContents,
  ) {}

  /** Published features in their order. */
  @Get()
  @Public()
  @ApiOkResponse({ type: FeatureList })
  async listFeatures(@Query() query: FeatureQuery): Promise<FeatureList> {
    const listed = this.dataSource.manager.createQueryBuilder(FeatureListing, 'feature');
    const [features, total] = await inContentOrder(listed)
      .where(query.inMenu ? { inMenu: true } : {})
      .offset(query.offset)
      .limit(query.limit)
      .getManyAndCount();
    return pageOf(query, features.map(toSummary), total);
  }

  /** Under an old address, too: the answer names the slug that it has by now. */
  @Get(':slug')
  @Public()
  @ApiOkResponse({ type: Feature })
  async getFeature(@Param('slug') asked: string): Promise<Feature> {
    const { slug, content, updatedAt, firstPublishedAt, revision } = await this.content.getLive(featureType, asked);
    const related = content.related ?? [];
    const summaries = await this.summariesOf(related);
    return {
      ...toListing(slug, content),
      blocks: content.blocks ?? [],
      seo: content.seo ?? {},
      revision,
      updatedAt: updatedAt.toISOString(),
      firstPublishedAt: firstPublishedAt.toISOString(),
      related: related.flatMap((other) => (other === slug ? [] : (summaries.get(other) ?? []))),
    };
  }

  private async summariesOf(slugs: string[]): Promise<Map<string, FeatureSummary>> {
    const features = await this.dataSource.manager.findBy(FeatureListing, { slug: In(slugs) });
    return new Map(features.map((feature) => [feature.slug, toSummary(feature)]));
  }
}

function toSummary({ documentId: _, ...summary }: FeatureListing): FeatureSummary {
  return summary;
}
