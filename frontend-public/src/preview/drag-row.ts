import { rowOf } from './fields';

interface Drag {
  readonly elementOf: (path: string) => Element | undefined;
  readonly onOver: (element: Element | null) => void;
  readonly onDrop: (to: number) => void;
}

/** Follows the pointer until it lets go, over the rows of the same list. */
export function dragRow(event: PointerEvent, row: string, { elementOf, onOver, onDrop }: Drag): void {
  const place = rowOf(row);
  const handle = event.currentTarget;
  if (!place || !(handle instanceof HTMLElement)) return;
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  const rows: Element[] = [];
  for (
    let element = elementOf(`${place.list}.0`), index = 1;
    element;
    element = elementOf(`${place.list}.${index++}`)
  ) {
    rows.push(element);
  }
  let over = place.index;

  const move = ({ clientX, clientY }: PointerEvent) => {
    const distances = rows.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
    });
    over = distances.indexOf(Math.min(...distances));
    onOver(over === place.index ? null : (rows[over] ?? null));
  };
  const stop = () => {
    handle.removeEventListener('pointermove', move);
    onOver(null);
    if (over !== place.index) onDrop(over);
  };
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', stop, { once: true });
  handle.addEventListener('pointercancel', () => handle.removeEventListener('pointermove', move), { once: true });
}
