import { specsOf } from '../core/fields/field-spec.ts';
import { SettingsValues } from './settings.dto.ts';

export type SettingKey = keyof SettingsValues;

/** Every key: the fields of SettingsValues, in their order. */
export const settingKeys = specsOf(SettingsValues).map(({ name }) => name as SettingKey);

const toSnakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The two spellings of a key in public answers: siteLogoUrl and site_logo_url. */
export const spellingsOf = (key: SettingKey): readonly string[] => [...new Set([toSnakeCase(key), key])];
