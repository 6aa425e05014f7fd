import { Link } from 'react-router-dom';
import { historyStateOf, isMade } from '../document/editable-document';
import { useOpenDocument } from '../document/EditorContext';
import { useOtherView } from '../visual/use-other-view';
import classes from './ViewSwitch.module.css';

/** The views of one draft. */
export interface DocumentViews {
  readonly form: string;
  /** Undefined: there is only a form. */
  readonly visual: string | undefined;
  /** The form that can do more; then the other one is the simple form. */
  readonly advanced?: string;
  readonly current: 'form' | 'advanced' | 'visual';
}

/** Goes on with the same draft in its other view, at the same place. */
export function ViewSwitch(views: DocumentViews) {
  const { baseline } = useOpenDocument().editor;
  if (views.visual === undefined) return null;
  return (
    <nav aria-label="View" className={classes.root}>
      <View to={views.form} label={views.advanced ? 'Simple' : 'Form'} isCurrent={views.current === 'form'} />
      {views.advanced ? <View to={views.advanced} label="Advanced" isCurrent={views.current === 'advanced'} /> : null}
      {isMade(baseline) ? <View to={views.visual} label="Visual" isCurrent={views.current === 'visual'} /> : null}
    </nav>
  );
}

interface ViewProps {
  readonly to: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

function View({ to, label, isCurrent }: ViewProps) {
  const { viewRef, editor } = useOpenDocument();
  const goTo = useOtherView(to, () => historyStateOf(editor.current()));
  return (
    <Link
      to={to}
      className={classes.view}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        if (!isCurrent) goTo(viewRef.current.place());
      }}
    >
      {label}
    </Link>
  );
}
