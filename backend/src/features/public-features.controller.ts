import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../core/access/access.ts';
import { PageQuery } from '../core/http/pagination.ts';
import { Feature, FeatureList } from './features.dto.ts';
import { FeaturesService } from './features.service.ts';

@ApiTags('Features')
@Controller('features')
export class PublicFeaturesController {
  constructor(private readonly features: FeaturesService) {}

  @Get()
  @Public()
  @ApiOkResponse({ type: FeatureList })
  listFeatures(@Query() query: PageQuery): Promise<FeatureList> {
    return this.features.list(query);
  }

  @Get(':slug')
  @Public()
  @ApiOkResponse({ type: Feature })
  getFeature(@Param('slug') slug: string): Promise<Feature> {
    return this.features.getPublished(slug);
  }
}
