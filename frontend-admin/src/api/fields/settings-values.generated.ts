// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import { RobotsTester, SettingHistory } from '../../features/settings/field-views';
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
