import { menuEntries, notAMenu } from '@20x/shared/menu';
import { isPlainAddress } from '../core/fields/address-fields.ts';

const itemLimit = 20;
const labelLimit = 60;

/** Why the text is not a valid menu, in one sentence for the editor; null when it is valid. */
export function menuProblem(json: string): string | null {
  const items = menuEntries(json);
  if (typeof items === 'string') return notAMenu;
  if (items.length > itemLimit) return `Use at most ${itemLimit} menu items.`;
  const wrong = items.findIndex((item) => !isMenuItem(item));
  if (wrong < 0) return null;
  return `Menu item ${wrong + 1} needs a label of 1 to ${labelLimit} characters, a link and a number as its order.`;
}

function isMenuItem(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false;
  const { href, label, order, ...rest } = item as Record<string, unknown>;
  return (
    Object.keys(rest).length === 0 &&
    isPlainAddress(href) &&
    href !== '' &&
    typeof label === 'string' &&
    label.trim() !== '' &&
    label.length <= labelLimit &&
    typeof order === 'number'
  );
}
