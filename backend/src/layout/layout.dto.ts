import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { categoryNames, vendorNames, type ScriptCategory, type SiteScript } from '@20x/shared/site-scripts';
import { SiteFooter } from '../footer/footer.dto.ts';

class MenuLink {
  @ApiProperty() href!: string;
  @ApiProperty() label!: string;
}

class LayoutScript {
  @ApiProperty({ enum: [...vendorNames, 'html'] }) kind!: SiteScript['kind'];
  @ApiProperty({ description: 'The account with the vendor; of HTML, its name.' }) account!: string;
  @ApiPropertyOptional({ description: 'Absent from what a page adds by itself: its document holds it.' }) html?: string;
  @ApiProperty() purpose!: string;
  @ApiProperty({ enum: categoryNames, enumName: 'ScriptCategory' }) category!: ScriptCategory;
  @ApiProperty({ type: [String], description: 'Empty: every page.' }) paths!: readonly string[];
  @ApiPropertyOptional({ type: [String], description: 'What browsers let it load from.' }) hosts?: readonly string[];
}

/** What header and footer of every page are made of: what visitors see, in its order. */
export class SiteLayout {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'The settings that differ from their default, by key in camelCase, without the menu.',
  })
  settings!: Record<string, string>;
  @ApiProperty({ type: [MenuLink] }) menu!: MenuLink[];
  @ApiProperty({ type: [MenuLink], description: 'The features that menus list.' }) features!: MenuLink[];
  @ApiProperty({ type: SiteFooter }) footer!: SiteFooter;
  @ApiPropertyOptional({ type: [LayoutScript], description: 'What runs once a visitor agrees. Absent: nothing does.' })
  scripts?: SiteScript[];
}
