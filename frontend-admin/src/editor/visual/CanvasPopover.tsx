import { useEffect, useRef } from 'react';
import type { PreviewRect } from '@20x/kit';
import { CloseButton } from '@mantine/core';
import { useEditorContext } from '../EditorContext';
import { FieldInput } from '../fields/FieldInput';
import { relatedFields } from './related-fields';
import classes from './CanvasPopover.module.css';

interface CanvasPopoverProps {
  readonly path: string;
  /** Of the clicked element, in the page's own measures. */
  readonly rect: PreviewRect;
  readonly scale: number;
  readonly onClose: () => void;
}

/** The controls of a button, an image or an icon, right where it stands. */
export function CanvasPopover({ path, rect, scale, onClose }: CanvasPopoverProps) {
  const { fields, form } = useEditorContext();
  const root = useRef<HTMLDivElement>(null);
  const related = relatedFields(fields, path, form.getValues());
  const first = related[0]?.path;
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('input, button, textarea')?.focus({ preventScroll: true });
  }, [first]);
  if (related.length === 0) return null;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog wherever the focus is inside it
    <div
      ref={root}
      role="dialog"
      aria-label={related[0]?.declaration.label}
      className={classes.root}
      style={{
        left: `min(${rect.x * scale}px, 100% - 21rem)`,
        top: `min(${(rect.y + rect.height) * scale + 8}px, 100% - 16rem)`,
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <CloseButton size="sm" className={classes.close} aria-label="Close" onClick={onClose} />
      {related.map(({ path: own, declaration }) => (
        <FieldInput key={own} path={own} declaration={declaration} />
      ))}
    </div>
  );
}
