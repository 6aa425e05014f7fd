/** What declarations of settings name. */
export { MenuField } from './MenuField';
