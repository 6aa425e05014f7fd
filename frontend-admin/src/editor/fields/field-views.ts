import { blockIcons as icons, iconKey } from '@20x/kit/block-icons';
import type { IconSet } from '../model/field-declarations';

export { LinksHere } from './links/LinksHere';

/** The icons of blocks: declarations of fields import views, notes and icon sets from here by their names. */
export const blockIcons: IconSet = { icons, unknown: 'shield', empty: null, keyOf: iconKey };
