import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, ValidateNested } from 'class-validator';
import { defaultRobots, robotsError } from '@20x/shared/robots-txt';
import { settingDefaults } from '@20x/shared/site-defaults';
import { isTitleTemplate } from '@20x/shared/title-template';
import { SeenVersion } from '../content/documents/document.dto.ts';
import { TextOrNull, Time, Version } from '../core/http/answer-fields.ts';
import { shape } from '../core/fields/field-rules.ts';
import { Choice, Email, LongText, Text } from '../core/fields/fields.ts';

/** How pages are titled, with {title} and perhaps {siteName} in it; a text without visible characters passes. */
const TitleTemplate = () =>
  shape(
    'titleTemplate',
    'Keep {title} in the template. The only other placeholder is {siteName}.',
    (value) => typeof value !== 'string' || value.trim() === '' || isTitleTemplate(value),
  );

/** Rules that crawlers can read. */
const RobotsRules = () =>
  shape(
    'robotsTxt',
    (value) => (typeof value === 'string' ? robotsError(value) : null) ?? 'Enter text.',
    (value) => typeof value !== 'string' || robotsError(value) === null,
  );

/** What a search engine gives out to prove whose site it is. People often copy the whole tag. */
const VerificationCode = () =>
  shape(
    'verificationCode',
    'Enter only the code, which is between the quotes after content=.',
    (value) => typeof value !== 'string' || value.trim() === '' || /^[\w+/=.-]{8,100}$/.test(value.trim()),
  );

/** One public setting; every key is listed in snake_case and in camelCase. */
export class Setting {
  @ApiProperty() key!: string;
  @ApiProperty() value!: string;
}

const inPart = (part: string) => `Edit the ${part} at /admin/settings/${part} (the document ${part}), and publish it.`;
const inNavigation = inPart('navigation');
const inFooter = inPart('footer');
const inBrand = inPart('brand');

/** The settings that are live as soon as they are saved; the fields are the allowed keys. An empty value means the default. */
export class SettingsValues {
  static readonly movedFields = {
    navbarMenuItems: inNavigation,
    navbarDropdownTitle: inNavigation,
    navbarCtaText: inNavigation,
    navbarCtaLink: inNavigation,
    footerDescription: inFooter,
    footerCopyright: inFooter,
    siteName: inBrand,
    adminName: inBrand,
    siteLogoUrl: inBrand,
    siteLogoDarkUrl: inBrand,
    socialImageUrl: inBrand,
    faviconUrl: inBrand,
  };

  @TitleTemplate()
  @Text({
    max: 120,
    label: 'Title template',
    help: 'For pages without their own SEO title. {title} is the page’s title, {siteName} the site’s name.',
    fallback: settingDefaults.titleTemplate,
    part: 'search',
    note: 'SettingHistory',
  })
  titleTemplate?: string | null;

  @RobotsRules()
  @LongText({
    label: 'robots.txt',
    help: 'Which addresses crawlers may read. A line with the sitemap is added where it is missing.',
    fallback: defaultRobots,
    part: 'search',
    note: 'RobotsTester',
  })
  robotsTxt?: string | null;

  @LongText({
    label: 'llms.txt',
    help: 'What the site tells language models about itself, in Markdown. Leave empty to list the pages of the site.',
    part: 'search',
    note: 'SettingHistory',
  })
  llmsTxt?: string | null;

  @VerificationCode()
  @Text({
    max: 120,
    label: 'Google verification code',
    help: 'From Search Console, method “HTML tag”. The home page shows it to Google.',
    part: 'search',
    note: 'SettingHistory',
  })
  googleVerification?: string | null;

  @VerificationCode()
  @Text({
    max: 120,
    label: 'Bing verification code',
    help: 'From Bing Webmaster Tools, method “HTML Meta Tag”. The home page shows it to Bing.',
    part: 'search',
    note: 'SettingHistory',
  })
  bingVerification?: string | null;

  @Choice(
    { on: 'On' },
    {
      enumName: 'IndexNowSwitch',
      none: 'Off',
      label: 'IndexNow',
      help: 'Tells Bing, Yandex and other search engines within a few minutes which pages changed. Google does not take part.',
      part: 'search',
      note: 'IndexNowLog',
    },
  )
  indexNow?: 'on' | null;

  @Text({
    max: 120,
    label: 'Legal name',
    help: 'The company behind the site. Legal pages show it for {legal_name}.',
    part: 'legal',
    note: 'SettingHistory',
  })
  legalName?: string | null;

  @Email({
    label: 'Privacy email',
    help: 'Where people can ask about their data, such as privacy@example.com. Legal pages show it for {privacy_email}.',
    part: 'legal',
    note: 'SettingHistory',
  })
  privacyEmail?: string | null;

  @Choice(
    { off: 'Off' },
    {
      enumName: 'VisitCounting',
      none: 'On',
      label: 'Count visits',
      help: 'Counts views and visitors without cookies, and stores nothing about a person. Browsers that ask for privacy are never counted.',
      part: 'visits',
    },
  )
  visitCounting?: 'off' | null;
}

export class SettingsDocument {
  @Version() version!: number;
  @ApiProperty({ type: SettingsValues }) values!: SettingsValues;
}

/** A value that a setting had. */
export class SettingValue {
  @TextOrNull('null: the default.') value!: string | null;
  @Time() at!: string;
  @TextOrNull('Username; null for what was there first.') by!: string | null;
}

export class SaveSettingsRequest extends SeenVersion {
  @ApiProperty({ type: SettingsValues, description: 'Only the settings to change; null or "" restores the default.' })
  @IsDefined({ message: 'Send the values to change.' })
  @IsObject({ message: 'Send the values as an object.' })
  @ValidateNested()
  @Type(() => SettingsValues)
  values!: SettingsValues;
}
