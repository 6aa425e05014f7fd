import type { RuleLevels, SettingsValues } from '../../api/generated';
import { settingsValues } from '../../api/fields/settings-values.generated';
import type { FieldDeclarations } from '../../editor/model/field-declarations';
import { matches } from '../../ui/matches';

type Part = (typeof settingsValues)[keyof SettingsValues]['part'];

/** The groups in their order, by their id. */
export const groupTitles = {
  brand: 'Brand',
  navigation: 'Navigation',
  footer: 'Footer',
  search: 'SEO',
  legal: 'Legal',
  checks: 'Checks',
} as const satisfies Readonly<Record<Part | 'checks', string>>;

export interface FieldsGroup {
  readonly id: string;
  readonly title: string;
  readonly fields: FieldDeclarations;
}

/** The groups of fields; the checks are a group of their own. */
export const fieldsGroups: readonly FieldsGroup[] = Object.entries(groupTitles)
  .filter(([id]) => id !== 'checks')
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
  const checks = rules.filter((rule) => matches(search, groupTitles.checks, rule.title)).map(({ rule }) => rule);
  return { ...Object.fromEntries(found), checks };
}
