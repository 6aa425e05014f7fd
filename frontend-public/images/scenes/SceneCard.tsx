import type { ReactNode } from 'react';
import type { Tone } from './SceneTable';
import classes from './Scene.module.css';

interface SceneCardProps {
  readonly kicker: string;
  readonly title: string;
  readonly detail: string;
  /** Text of the drawn button; it cannot be pressed. */
  readonly action: string;
  /** On wide screens it hangs over the edge of its scene, beside or below what it is about. Default: beside. */
  readonly place?: 'beside' | 'below' | 'inside';
  readonly children: ReactNode;
}

/** A card of a product scene: what is at stake, the facts, one action. */
export function SceneCard({ kicker, title, detail, action, place = 'beside', children }: SceneCardProps) {
  return (
    <div className={classes.card} data-card={place}>
      <div className={classes.cardHead}>
        <span>{kicker}</span>
        <b>{title}</b>
        <span>{detail}</span>
      </div>
      <div className={classes.cardRows}>{children}</div>
      <div className={classes.action}>{action}</div>
    </div>
  );
}

interface SceneRowProps {
  readonly name: string;
  readonly note: string;
  readonly verdict: string;
  /** Default: no state, plain text. */
  readonly tone?: Tone | undefined;
}

export function SceneRow({ name, note, verdict, tone }: SceneRowProps) {
  return (
    <div className={classes.cardRow}>
      <b>{name}</b>
      <em data-tone={tone}>{verdict}</em>
      <span>{note}</span>
    </div>
  );
}
