// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import { SettingHistory } from '../../features/settings/field-views';
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
} as const satisfies DeclarationsOf<admin.SettingsValues>;
