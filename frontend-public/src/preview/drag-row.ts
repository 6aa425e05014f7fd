import { nearestPlace, type Place, type ShownRow } from './places';

interface Drag {
  /** The position that is dragged. */
  readonly from: number;
  /** The entries of its list, where they are now. */
  readonly rows: () => readonly ShownRow[];
  readonly onOver: (place: Place | null) => void;
  readonly onDrop: (to: number) => void;
  /** Dropped or not. */
  readonly onEnd: () => void;
}

/** Pixels from the window's edge at which the page moves along, and how far with each frame. */
const edge = 70;
const step = 12;

/** Follows the pointer until it lets go, to the nearest place of the same list. Escape calls it off. */
export function dragRow(event: PointerEvent, { from, rows, onOver, onDrop, onEnd }: Drag): void {
  const handle = event.currentTarget;
  if (!(handle instanceof HTMLElement) || event.button !== 0) return;
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  let to = from;
  let speed = 0;
  let at = { x: event.clientX, y: event.clientY };
  let frame = 0;

  const look = () => {
    const place = nearestPlace(rows(), at.x, at.y);
    // The entries behind it move up when it is taken away.
    to = !place ? from : place.index > from ? place.index - 1 : place.index;
    onOver(to === from ? null : place);
  };
  const scroll = () => {
    if (speed !== 0) {
      window.scrollBy(0, speed);
      look();
    }
    frame = requestAnimationFrame(scroll);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    at = { x: clientX, y: clientY };
    speed = clientY < edge ? -step : clientY > window.innerHeight - edge ? step : 0;
    look();
  };
  const stop = (isDropped: boolean) => {
    cancelAnimationFrame(frame);
    listening.abort();
    onOver(null);
    onEnd();
    if (isDropped && to !== from) onDrop(to);
  };
  const listening = new AbortController();
  const { signal } = listening;
  handle.addEventListener('pointermove', move, { signal });
  handle.addEventListener('pointerup', () => stop(true), { signal });
  for (const type of ['pointercancel', 'lostpointercapture'])
    handle.addEventListener(type, () => stop(false), { signal });
  const callOff = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape') return;
    pressed.stopImmediatePropagation();
    stop(false);
  };
  for (const target of new Set([window, window.parent]))
    target.addEventListener('keydown', callOff, { signal, capture: true });
  scroll();
}
