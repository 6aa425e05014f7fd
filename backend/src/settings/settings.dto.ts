import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, ValidateNested } from 'class-validator';
import { SeenVersion } from '../content/document.dto.ts';
import { TitleTemplate } from './title-template.ts';
import { Address, Email, ImageUrl, LongText, Text } from '../core/http/fields.ts';

/** One public setting as visitors' pages read it; every key is listed in snake_case and in camelCase. */
export class Setting {
  @ApiProperty() key!: string;
  @ApiProperty() value!: string;
}

/** Every setting there is; the fields of this class are the list of allowed keys. Empty means: the built-in default. */
export class SettingsValues {
  @Text({ max: 60, description: 'Shown in browser titles.' }) siteName?: string | null;
  @TitleTemplate()
  @Text({
    max: 120,
    description: 'Titles of pages without an SEO title: {title} is the page’s own, {siteName} that of the site.',
  })
  titleTemplate?: string | null;
  @Text({ max: 60, description: 'Name of the admin area in browser titles.' }) adminName?: string | null;
  @ImageUrl() siteLogoUrl?: string | null;
  @ImageUrl() faviconUrl?: string | null;
  @LongText({ description: 'JSON text: a list of {href, label, order}.' }) navbarMenuItems?: string | null;
  @Text({ max: 40 }) navbarDropdownTitle?: string | null;
  @Text({ max: 40 }) navbarCtaText?: string | null;
  @Address() navbarCtaLink?: string | null;
  @Text({ max: 320 }) footerDescription?: string | null;
  @Text({ max: 160 }) footerCopyright?: string | null;
  @Text({ max: 120, description: 'Who runs the site, as legal texts name it.' }) legalName?: string | null;
  @Email({ description: 'Where people write about their data.' }) privacyEmail?: string | null;
}

export class SettingsDocument {
  @ApiProperty({ type: 'integer', description: 'Send back with every write; a stale one is refused with 412.' })
  version!: number;
  @ApiProperty({ type: SettingsValues }) values!: SettingsValues;
}

export class SaveSettingsRequest extends SeenVersion {
  @ApiProperty({ type: SettingsValues, description: 'Only the settings to change; null or "" restores the default.' })
  @IsDefined({ message: 'Send the values to change.' })
  @IsObject({ message: 'Send the values as an object.' })
  @ValidateNested()
  @Type(() => SettingsValues)
  values!: SettingsValues;
}
