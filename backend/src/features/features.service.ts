import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pageOf, type PageQuery } from '../core/http/pagination.ts';
import { FeatureListing } from './feature-listing.entity.ts';
import type { FeatureList } from './features.dto.ts';

@Injectable()
export class FeaturesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Published features in their order. */
  async list(query: PageQuery): Promise<FeatureList> {
    const [features, total] = await this.dataSource.manager.findAndCount(FeatureListing, {
      order: { position: 'ASC', slug: 'ASC' },
      skip: query.offset,
      take: query.limit,
    });
    const summaries = features.map(({ slug, title }) => ({ slug, title }));
    return pageOf(query, summaries, total);
  }
}
