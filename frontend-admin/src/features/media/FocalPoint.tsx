import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import type { MediaItemAnswer } from '../../api/generated';
import classes from './FocalPoint.module.css';

interface FocalPointProps {
  readonly item: MediaItemAnswer;
  /** Percent from the left. */
  readonly x: number;
  /** Percent from the top. */
  readonly y: number;
  readonly onChange: (x: number, y: number) => void;
  /** The person let go. */
  readonly onSettled: (x: number, y: number) => void;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const percent = (value: number) => Math.round(Math.min(Math.max(value, 0), 100));
const shapes = [
  ['Wide', '16 / 9'],
  ['Square', '1'],
  ['Tall', '3 / 4'],
] as const;

/** The picture with the point that stays visible where a page cuts it, and what such places show. */
export function FocalPoint({ item, x, y, onChange, onSettled }: FocalPointProps) {
  const position = `${x}% ${y}%`;
  const point = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const at = [
      percent((100 * (event.clientX - left)) / width),
      percent((100 * (event.clientY - top)) / height),
    ] as const;
    onChange(...at);
    onSettled(...at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const by = event.shiftKey ? 10 : 1;
    onChange(percent(x + by * step[0]), percent(y + by * step[1]));
  };
  return (
    <div className={classes.root}>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button inside has the keys */}
      <div className={classes.picture} onClick={point}>
        <img src={item.file} alt={item.alt} />
        <button
          type="button"
          className={classes.point}
          style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
          aria-label={`Focal point: ${x}% from the left, ${y}% from the top`}
          onKeyDown={onKeyDown}
          onKeyUp={(event) => {
            if (steps[event.key]) onSettled(x, y);
          }}
        />
      </div>
      <p className={classes.hint}>Click the part that must stay visible, or move the point with the arrow keys.</p>
      <ul className={classes.shapes}>
        {shapes.map(([name, aspectRatio]) => (
          <li key={name}>
            <img src={item.thumbnail ?? item.file} alt="" style={{ aspectRatio, objectPosition: position }} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
