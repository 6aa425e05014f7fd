import { blockIcons as icons, iconKey } from '@20x/kit/block-icons';
import type { IconSet } from '../field-declarations';

/** The icons of blocks. */
export const blockIcons: IconSet = { icons, unknown: 'shield', empty: null, keyOf: iconKey };
