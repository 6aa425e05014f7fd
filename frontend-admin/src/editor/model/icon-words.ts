import { iconKey } from '@20x/kit/block-icons';
import { capitalized } from './plain-words';

/** Icons whose names in the content are not what people call them, by key. */
const words: Readonly<Record<string, string>> = {
  alerttriangle: 'Warning',
  barchart3: 'Bar chart',
  calendarcheck: 'Calendar',
  checkcircle: 'Check',
  dollarsign: 'Dollar',
  filecheck: 'Document',
  radio: 'Broadcast',
  trendingup: 'Trend up',
  users: 'People',
  zap: 'Lightning',
};

/** What people call an icon: "mapPin" → "Map pin". */
export const iconWords = (name: string): string =>
  words[iconKey(name)] ?? capitalized(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
