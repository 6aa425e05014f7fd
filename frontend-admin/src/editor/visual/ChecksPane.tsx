import { ChecksTab } from '../publishing/checks/ChecksTab';
import { useOpenDocument } from '../document/EditorContext';
import { focusField } from '../fields/focus-field';
import type { PageSection } from './outline';
import { useSwitchEditor } from './SwitchEditor';
import classes from './VisualEditor.module.css';

interface ChecksPaneProps {
  readonly sections: readonly PageSection[];
  /** Where the same draft is a form: what the page does not show is fixed there. */
  readonly formPath: string;
  readonly onChoose: (path: string) => void;
}

/** The checks beside the page; each leads to its control. */
export function ChecksPane({ sections, formPath, onChoose }: ChecksPaneProps) {
  const { fields } = useOpenDocument();
  const { leave } = useSwitchEditor(formPath);
  const goTo = (path: string) => {
    const [name = ''] = path.split('.');
    const isOnPage = fields[name]?.kind === 'blocks' || sections.some((section) => section.fields.includes(name));
    if (!isOnPage) return leave(path);
    onChoose(path);
    focusField(path);
  };
  return (
    <section className={classes.checks} aria-label="Checks">
      <h2>Checks</h2>
      <ChecksTab onFocusField={goTo} />
    </section>
  );
}
