import { ApiProperty } from '@nestjs/swagger';
import { Integer, TextOrNull } from '../core/http/answer-fields.ts';

abstract class FooterItem {
  @ApiProperty({ description: 'Stays when the item moves.' }) id!: string;
  @Integer('Ascending.') order!: number;
  @ApiProperty() published!: boolean;
}
export class FooterSection extends FooterItem {
  @ApiProperty() title!: string;
}
export class FooterLink extends FooterItem {
  @ApiProperty() sectionId!: string;
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
  @TextOrNull() href!: string | null;
  @ApiProperty() label!: string;
  @ApiProperty() imageUrl!: string;
}
