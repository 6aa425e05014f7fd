import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { mostFeaturesInMenu, type MenuLink } from '@20x/shared/menu';
import { inContentOrder } from '../content/publishing/content-order.ts';
import { FeatureListing } from './feature-listing.entity.ts';
import { featureType } from './feature-type.ts';

/** The published features that menus list, in their order. */
@Injectable()
export class MenuFeatures {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<MenuLink[]> {
    const listed = this.dataSource.manager
      .createQueryBuilder(FeatureListing, 'feature')
      .select(['feature.documentId', 'feature.slug', 'feature.menuLabel']);
    const features = await inContentOrder(listed).where({ inMenu: true }).limit(mostFeaturesInMenu).getMany();
    return features.map(({ slug, menuLabel: label }) => ({ href: featureType.path(slug), label }));
  }
}
