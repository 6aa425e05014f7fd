import { ApiProperty } from '@nestjs/swagger';
import { SiteFooter } from '../footer/footer.dto.ts';

class MenuLink {
  @ApiProperty() href!: string;
  @ApiProperty() label!: string;
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
}
