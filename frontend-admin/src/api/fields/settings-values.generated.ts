// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import { IndexNowLog, RobotsTester, SettingHistory } from '../../features/settings/field-views';
import type * as admin from '../generated';

export const settingsValues = {
  titleTemplate: {
    label: 'Title template',
    help: 'For pages without their own SEO title. {title} is the page’s title, {siteName} the site’s name.',
    fallback: '{title} | {siteName}',
    part: 'search',
    limit: 120,
    Note: SettingHistory,
  },
  robotsTxt: {
    kind: 'code',
    label: 'robots.txt',
    help: 'Which addresses crawlers may read. A line with the sitemap is added where it is missing.',
    fallback:
      'User-agent: *\nDisallow: /admin$\nDisallow: /admin/\nDisallow: /login\nDisallow: /website/admin$\nDisallow: /website/admin/\nDisallow: /website/login\nDisallow: /api/admin/\nDisallow: /api/auth/',
    part: 'search',
    Note: RobotsTester,
  },
  llmsTxt: {
    kind: 'code',
    label: 'llms.txt',
    help: 'What the site tells language models about itself, in Markdown. Leave empty to list the pages of the site.',
    part: 'search',
    Note: SettingHistory,
  },
  googleVerification: {
    label: 'Google verification code',
    help: 'From Search Console, method “HTML tag”. The home page shows it to Google.',
    part: 'search',
    limit: 120,
    Note: SettingHistory,
  },
  bingVerification: {
    label: 'Bing verification code',
    help: 'From Bing Webmaster Tools, method “HTML Meta Tag”. The home page shows it to Bing.',
    part: 'search',
    limit: 120,
    Note: SettingHistory,
  },
  indexNow: {
    kind: 'choice',
    label: 'IndexNow',
    help: 'Tells Bing, Yandex and other search engines within a few minutes which pages changed. Google does not take part.',
    choices: { on: 'On' },
    none: 'Off',
    part: 'search',
    Note: IndexNowLog,
  },
  legalName: {
    label: 'Legal name',
    help: 'The company behind the site. Legal pages show it for {legal_name}.',
    part: 'legal',
    limit: 120,
    Note: SettingHistory,
  },
  privacyEmail: {
    kind: 'address',
    label: 'Privacy email',
    help: 'Where people can ask about their data, such as privacy@example.com. Legal pages show it for {privacy_email}.',
    part: 'legal',
    Note: SettingHistory,
  },
  visitCounting: {
    kind: 'choice',
    label: 'Count visits',
    help: 'Counts views and visitors without cookies, and stores nothing about a person. Browsers that ask for privacy are never counted.',
    choices: { off: 'Off' },
    none: 'On',
    part: 'visits',
  },
} as const satisfies DeclarationsOf<admin.SettingsValues>;
