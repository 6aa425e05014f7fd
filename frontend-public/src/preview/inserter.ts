import { part, signButton } from './overlay-parts';
import type { Edges, Place } from './places';

/** The place of a +, computed again whenever the page moves. */
export interface Offer {
  readonly item: string;
  readonly isFull: boolean;
  readonly place: () => Place | null;
  readonly onAdd: (index: number) => void;
}

/** A line between two entries with a + on it. */
export class Inserter {
  readonly element = part('insert');
  private readonly button = signButton('add', '');
  private offer: Offer | null = null;

  constructor() {
    this.element.append(this.button);
    this.button.addEventListener('click', () => {
      const place = this.offer?.place();
      if (place) this.offer?.onAdd(place.index);
    });
  }

  show(offer: Offer | null): void {
    this.offer = offer?.isFull ? null : offer;
    const name = offer ? `Add a ${offer.item} here` : '';
    this.button.title = name;
    this.button.setAttribute('aria-label', name);
  }

  /** Where the + is. */
  get edges(): Edges | null {
    return this.element.hidden ? null : this.button.getBoundingClientRect();
  }

  /** Puts it where its place is now. */
  follow(size: number): void {
    const place = this.offer?.place() ?? null;
    this.element.hidden = !place;
    if (!place) return;
    const { isUpright, x, y, length } = place;
    this.element.dataset.upright = String(isUpright);
    this.element.dataset.index = String(place.index);
    // Inside of the window, also where the list reaches its edge.
    const half = 11 * size;
    const inside = (value: number, most: number) => Math.max(half, Math.min(value, most - half));
    const [left, top] = isUpright ? [inside(x, window.innerWidth), y] : [x, inside(y, window.innerHeight)];
    Object.assign(this.element.style, {
      transform: `translate(${left}px, ${top}px)`,
      width: isUpright ? '0' : `${length}px`,
      height: isUpright ? `${length}px` : '0',
    });
  }
}
