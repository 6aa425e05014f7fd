import type { RuleLevels, SettingsValues } from '../../api/generated';
import { settingsValues } from '../../api/fields/settings-values.generated';
import { partTypes } from '../../documents/content-types';
import type { FieldDeclarations } from '../../editor/model/field-declarations';
import { matches } from '../../ui/matches';

type Part = (typeof settingsValues)[keyof SettingsValues]['part'];

/** The groups in their order, by their id. */
export const groupTitles = {
  drafts: 'Edited as drafts',
  search: 'SEO',
  legal: 'Legal',
  checks: 'Checks',
} as const satisfies Readonly<Record<Part | 'drafts' | 'checks', string>>;

export interface FieldsGroup {
  readonly id: string;
  readonly title: string;
  readonly fields: FieldDeclarations;
}

/** What visitors see on every page is a document. */
export interface SettingsPart {
  readonly title: string;
  readonly path: string;
  /** What it holds. */
  readonly holds: string;
}

const holds: Readonly<Record<string, string>> = {
  brand: 'Site name, logo, browser icon (favicon), admin name',
  navigation: 'Menu items, title of the features menu, header button',
  footer: 'Description, copyright line, sections and links, social links, legal links, badges',
};

export const settingsParts: readonly SettingsPart[] = partTypes.flatMap(({ name, screens }) =>
  screens.map(({ title, path }) => ({ title, path, holds: holds[name] ?? '' })),
);

/** The groups of fields. */
export const fieldsGroups: readonly FieldsGroup[] = Object.entries(groupTitles)
  .filter(([id]) => id !== 'checks' && id !== 'drafts')
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
  const drafts = settingsParts.filter((part) => matches(search, groupTitles.drafts, `${part.title} ${part.holds}`));
  const checks = rules.filter((rule) => matches(search, groupTitles.checks, rule.title)).map(({ rule }) => rule);
  return { drafts: drafts.map(({ path }) => path), ...Object.fromEntries(found), checks };
}
