/** What declarations of the footer's fields name. */
export { SectionsNotShown } from './SectionsNotShown';
