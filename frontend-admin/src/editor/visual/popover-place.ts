import type { PreviewRect } from '@20x/kit';

export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const gap = 8;

/** Below an element where there is room, else above it, else as near as the room allows; never outside of it. */
export function placeAt(
  rect: PreviewRect,
  scale: number,
  room: Size,
  { offsetWidth, scrollHeight }: { readonly offsetWidth: number; readonly scrollHeight: number },
): Placed {
  const maxHeight = room.height - 2 * gap;
  const height = Math.min(scrollHeight, maxHeight);
  const within = (wanted: number, most: number) => Math.max(gap, Math.min(wanted, most - gap));
  const below = (rect.y + rect.height) * scale + gap;
  const above = rect.y * scale - gap - height;
  const fitsBelow = below + height <= room.height - gap;
  const top = fitsBelow ? below : above >= gap ? above : room.height - height;
  return { left: within(rect.x * scale, room.width - offsetWidth), top: within(top, room.height - height), maxHeight };
}
