import type { ReactNode } from 'react';
import classes from './Scene.module.css';

export type Tone = 'ok' | 'warn' | 'danger';

/** What a row says of its state, in the colour of that state. */
export const State = ({ tone, children }: { readonly tone?: Tone | undefined; readonly children: ReactNode }) => (
  <em data-tone={tone}>{children}</em>
);

interface SceneTableProps {
  /** As in `grid-template-columns`. */
  readonly columns: string;
  readonly head?: readonly string[];
  readonly children: ReactNode;
}

/** Rows between hairlines that fill the height of their scene. */
export function SceneTable({ columns, head, children }: SceneTableProps) {
  return (
    <div className={classes.table} style={{ '--columns': columns } as object}>
      {head && (
        <div className={classes.line} data-head>
          {head.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

/** A row; `group` sets it apart as a heading or a sum. */
export const SceneLine = ({ group, children }: { readonly group?: boolean; readonly children: ReactNode }) => (
  <div className={classes.line} data-group={group ? true : undefined}>
    {children}
  </div>
);
