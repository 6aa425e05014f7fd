import { ApiProperty } from '@nestjs/swagger';
import { PageResponse } from '../core/http/pagination.ts';

class FeatureSummary {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
}

/** Published features in their order. */
export class FeatureList extends PageResponse(FeatureSummary) {}
