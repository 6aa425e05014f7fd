import { ApiProperty } from '@nestjs/swagger';

abstract class FooterItem {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: 'integer', description: 'Ascending.' }) order!: number;
  @ApiProperty() published!: boolean;
}
export class FooterSection extends FooterItem {
  @ApiProperty() title!: string;
}
export class FooterLink extends FooterItem {
  @ApiProperty({ format: 'uuid' }) sectionId!: string;
  @ApiProperty() title!: string;
  @ApiProperty() url!: string;
}
export class SocialLink extends FooterItem {
  @ApiProperty({
    description: 'twitter, github, linkedin, facebook, instagram, youtube, wordpress, shopify, squarespace.',
  })
  platform!: string;
  @ApiProperty() url!: string;
}
export class LegalLink extends FooterItem {
  @ApiProperty() title!: string;
  @ApiProperty() url!: string;
}
export class FooterBadge extends FooterItem {
  @ApiProperty({ type: String, nullable: true }) href!: string | null;
  @ApiProperty() label!: string;
  @ApiProperty() imageUrl!: string;
}
