import { specsOf } from '../core/fields/field-spec.ts';
import { SettingsValues, type Setting } from './settings.dto.ts';

export type SettingKey = keyof SettingsValues;

/** Every stored key: the fields of SettingsValues, in their order. */
export const settingKeys = specsOf(SettingsValues).map(({ name }) => name as SettingKey);

/** What no page shows: whole files, and what the server does. */
const unshownKeys: readonly string[] = ['robotsTxt', 'llmsTxt', 'indexNow'] satisfies SettingKey[];

const toSnakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The filled settings that pages show. */
export const filledIn = (values: object): [key: string, value: string][] =>
  Object.entries(values).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' && value.trim() !== '' && !unshownKeys.includes(key) ? [[key, value]] : [],
  );

/** The filled settings as public answers list them, each key in two spellings: siteLogoUrl and site_logo_url. */
export const inBothSpellings = (values: object): Setting[] =>
  filledIn(values).flatMap(([key, value]) =>
    [...new Set([toSnakeCase(key), key])].map((spelling) => ({ key: spelling, value })),
  );
