import classes from './Scene.module.css';

/** The head of a product scene. Leaves room at its end for the frame's badge. */
export function SceneBar({ title, subtitle }: { readonly title: string; readonly subtitle: string }) {
  return (
    <div className={classes.bar}>
      <b>{title}</b>
      <span>{subtitle}</span>
    </div>
  );
}
