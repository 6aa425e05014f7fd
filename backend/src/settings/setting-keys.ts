import { getMetadataStorage } from 'class-validator';
import { SettingsValues } from './settings.dto.ts';

export type SettingKey = keyof SettingsValues;

const rules = getMetadataStorage().getTargetValidationMetadatas(SettingsValues, '', false, false);

/** Every key there is: the fields of SettingsValues, in their order. */
export const settingKeys: readonly SettingKey[] = [
  ...new Set(rules.map(({ propertyName }) => propertyName as SettingKey)),
];

const toSnakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The spellings under which visitors' pages may look a setting up: siteLogoUrl and site_logo_url. */
export const spellingsOf = (key: SettingKey): readonly string[] => [...new Set([toSnakeCase(key), key])];
