import type { RuleLevels, SettingsValues } from '../../api/generated';
import { settingsValues } from '../../api/fields/settings-values.generated';
import { partTypes } from '../../documents/content-types';
import type { FieldDeclarations } from '../../editor/model/field-declarations';
import { matches } from '../../ui/matches';
import { paths } from '../../ui/paths';

type Part = (typeof settingsValues)[keyof SettingsValues]['part'];

/** The groups in their order, by their id. */
export const groupTitles = {
  drafts: 'Edited as drafts',
  search: 'SEO',
  legal: 'Legal',
  visits: 'Visit statistics',
  addresses: 'Addresses',
  email: 'Email and forms',
  checks: 'Checks',
  operation: 'Operation',
} as const satisfies Readonly<Record<Part | LinkedGroup['id'] | 'checks', string>>;

export interface FieldsGroup {
  readonly id: string;
  readonly title: string;
  readonly fields: FieldDeclarations;
}

/** Settings that are edited elsewhere. */
export interface LinkedGroup {
  readonly id: 'drafts' | 'addresses' | 'email' | 'operation';
  readonly title: string;
  readonly note: string;
  readonly parts: readonly LinkedPart[];
}

interface LinkedPart {
  readonly title: string;
  readonly path: string;
  /** What it holds. */
  readonly holds: string;
}

const holds: Readonly<Record<string, string>> = {
  brand: 'Site name, logos, browser icon (favicon), social image, admin name',
  navigation: 'Menu items, title of the features menu, header button',
  'site-scripts':
    'Google Analytics, Google Tag Manager, Meta pixel, LinkedIn Insight, other scripts, cookie banner, consent',
  footer: 'Description, copyright line, sections and links, social links, legal links, badges',
};

/** What visitors see on every page is a document. */
export const draftsGroup: LinkedGroup = {
  id: 'drafts',
  title: groupTitles.drafts,
  note: 'Preview these on the site, then publish or schedule them. Each has a history.',
  parts: partTypes.flatMap(({ name, screens }) =>
    screens.map(({ title, path }) => ({ title, path, holds: holds[name] ?? '' })),
  ),
};

export const addressesGroup: LinkedGroup = {
  id: 'addresses',
  title: groupTitles.addresses,
  note: 'Where old addresses lead.',
  parts: [
    {
      title: 'Redirects',
      path: paths.redirects,
      holds: 'Addresses that moved (301, 302, 307, 308) or are gone (410), import and export, test an address',
    },
  ],
};

export const emailGroup: LinkedGroup = {
  id: 'email',
  title: groupTitles.email,
  note: 'The contact form is part of the contact page.',
  parts: [
    { title: 'Contact form', path: '/admin/contact-page', holds: 'Fields, consent, recipients by topic, test email' },
    { title: 'Contact messages', path: '/admin/contact', holds: 'Messages, spam, delivery of emails' },
  ],
};

export const operationGroup: LinkedGroup = {
  id: 'operation',
  title: groupTitles.operation,
  note: 'For those who run the servers.',
  parts: [
    {
      title: 'System status',
      path: paths.systemStatus,
      holds: 'Disk, database, backups, email, certificate, jobs, back ends',
    },
  ],
};

const linkedGroups = [draftsGroup, addressesGroup, emailGroup, operationGroup];

/** The groups of fields. */
export const fieldsGroups: readonly FieldsGroup[] = Object.entries(groupTitles)
  .filter(([id]) => id !== 'checks' && !linkedGroups.some((linked) => linked.id === id))
  .map(([id, title]) => {
    const fields = Object.entries(settingsValues).filter(([, { part }]) => part === id);
    return { id, title, fields: Object.fromEntries(fields) };
  });

/** Names of what a search finds in each group, by the group's title or their own label. */
export function findSettings(
  search: string,
  rules: readonly RuleLevels[],
): Readonly<Record<string, readonly string[]>> {
  const found = fieldsGroups.map(({ id, title, fields }) => {
    const names = Object.keys(fields).filter((name) => matches(search, title, fields[name]?.label));
    return [id, names] as const;
  });
  const linked = linkedGroups.map(({ id, title, parts }) => {
    const hits = parts.filter((part) => matches(search, title, `${part.title} ${part.holds}`));
    return [id, hits.map(({ path }) => path)] as const;
  });
  const checks = rules.filter((rule) => matches(search, groupTitles.checks, rule.title)).map(({ rule }) => rule);
  return { ...Object.fromEntries([...linked, ...found]), checks };
}
