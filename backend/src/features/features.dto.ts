import { ApiProperty } from '@nestjs/swagger';

export class FeatureSummary {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
}

export class FeatureList {
  @ApiProperty({ type: [FeatureSummary], description: 'Published features in their order.' }) data!: FeatureSummary[];
  @ApiProperty({ type: 'integer' }) total!: number;
  @ApiProperty({ type: 'integer' }) page!: number;
  @ApiProperty({ type: 'integer' }) limit!: number;
}
