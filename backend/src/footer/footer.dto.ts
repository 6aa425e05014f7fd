import { ApiProperty, OmitType } from '@nestjs/swagger';
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

const ofLists = ['id', 'order', 'published'] as const;
export class PlainLink extends OmitType(LegalLink, ofLists) {}
class PlainSocialLink extends OmitType(SocialLink, ofLists) {}
class PlainBadge extends OmitType(FooterBadge, ofLists) {}
class LinkColumn {
  @ApiProperty() title!: string;
  @ApiProperty({ type: [PlainLink] }) links!: PlainLink[];
}

/** The footer as every page shows it. */
export class SiteFooter {
  @ApiProperty({ type: [LinkColumn] }) sections!: LinkColumn[];
  @ApiProperty({ type: [PlainSocialLink] }) socialLinks!: PlainSocialLink[];
  @ApiProperty({ type: [PlainLink] }) legalLinks!: PlainLink[];
  @ApiProperty({ type: [PlainBadge] }) badges!: PlainBadge[];
}
