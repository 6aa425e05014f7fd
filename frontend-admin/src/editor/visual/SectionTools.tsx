import type { PreviewAction } from '@20x/kit';
import { ArrowDownToLine, ArrowUpToLine } from 'lucide-react';
import { useFieldForm } from '../model/field-form';
import { isUnknownSection } from '../fields/blocks/section-refusal';
import { rowControls } from '../fields/lists/row-actions';
import { IconButton } from '../../ui/IconButton';
import { lastPart, parentPath } from '../model/declaration-at';
import classes from './VisualEditor.module.css';

interface SectionToolsProps {
  /** Path of the section, such as `blocks.3`. */
  readonly path: string;
  readonly onAct: (row: string, action: PreviewAction, to?: number) => void;
}

/** What can be done with a whole section: also with one that the page does not show. */
export function SectionTools({ path, onAct }: SectionToolsProps) {
  const form = useFieldForm();
  const all = form.useValue(parentPath(path));
  const isHidden = form.useValue(`${path}.published`) === false;
  const isUnknown = isUnknownSection(form.useValue(path));
  const index = Number(lastPart(path));
  const count = Array.isArray(all) ? all.length : 0;
  const isBlocked = (action: string) => (action === 'up' && index === 0) || (action === 'down' && index === count - 1);
  const tools = [
    { name: 'Add a section before', icon: ArrowUpToLine, isOff: false, run: () => onAct(path, 'add', index) },
    { name: 'Add a section after', icon: ArrowDownToLine, isOff: false, run: () => onAct(path, 'add', index + 1) },
    ...rowControls(isHidden, isUnknown).map(({ action, verb, icon: own }) => ({
      name: `${verb} this section`,
      icon: own,
      isOff: isBlocked(action),
      run: () => onAct(path, action),
    })),
  ];
  return (
    <div className={classes.tools} role="group" aria-label={`Section ${index + 1} of ${count}`}>
      {tools.map(({ name, icon, isOff, run }) => (
        <IconButton key={name} label={name} icon={icon} isOff={isOff} onClick={run} />
      ))}
      {isHidden ? <span className={classes.badge}>Hidden</span> : null}
    </div>
  );
}
