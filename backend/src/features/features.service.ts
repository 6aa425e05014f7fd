import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FeatureListing } from './feature-listing.entity.ts';
import type { FeatureList } from './features.dto.ts';

@Injectable()
export class FeaturesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Published features in their order. */
  async list({ page, limit }: { readonly page: number; readonly limit: number }): Promise<FeatureList> {
    const [features, total] = await this.dataSource.manager.findAndCount(FeatureListing, {
      order: { position: 'ASC', slug: 'ASC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { data: features.map(({ slug, title }) => ({ slug, title })), total, page, limit };
  }
}
