/** What declarations of the settings name: of this feature alone, so that no other editor loads it. */
export { SettingHistory } from './SettingHistory';
