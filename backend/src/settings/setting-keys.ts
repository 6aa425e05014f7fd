import { specsOf } from '../core/fields/field-spec.ts';
import { SettingsValues, type Setting } from './settings.dto.ts';

export type SettingKey = keyof SettingsValues;

/** Every stored key: the fields of SettingsValues, in their order. */
export const settingKeys = specsOf(SettingsValues).map(({ name }) => name as SettingKey);

const toSnakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The filled settings as public answers hold them, each key in two spellings: siteLogoUrl and site_logo_url. */
export const inBothSpellings = (values: object): Setting[] =>
  Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' && value.trim() !== ''
      ? [...new Set([toSnakeCase(key), key])].map((spelling) => ({ key: spelling, value }))
      : [],
  );
