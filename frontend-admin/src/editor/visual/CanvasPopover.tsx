import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PreviewRect } from '@20x/kit';
import { CloseButton } from '@mantine/core';
import { useEditorContext } from '../document/EditorContext';
import { FieldInput } from '../fields/FieldInput';
import classes from './CanvasPopover.module.css';
import { placeAt, type Placed } from './popover-place';
import { relatedFields } from './related-fields';

interface CanvasPopoverProps {
  readonly path: string;
  /** Of the clicked element, in the page's own measures. */
  readonly rect: PreviewRect;
  readonly scale: number;
  readonly onClose: () => void;
}

/** The controls of a button, an image or an icon, right where it is. */
export function CanvasPopover({ path, rect, scale, onClose }: CanvasPopoverProps) {
  const { fields, form } = useEditorContext();
  const root = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const related = relatedFields(fields, path, form.getValues());
  const first = related[0]?.path;
  useLayoutEffect(() => {
    const own = root.current;
    const room = own?.offsetParent;
    if (!own || !room) return undefined;
    const place = () => {
      setPlaced(placeAt(rect, scale, { width: room.clientWidth, height: room.clientHeight }, own));
    };
    // Images and hints arrive later and make it taller.
    const observer = new ResizeObserver(place);
    observer.observe(own);
    observer.observe(room);
    return () => {
      observer.disconnect();
    };
  }, [rect, scale]);
  const isPlaced = placed !== null;
  useEffect(() => {
    if (!isPlaced) return;
    const [control] = root.current?.querySelectorAll<HTMLElement>('input, textarea, [role="combobox"], button') ?? [];
    control?.focus({ preventScroll: true });
  }, [first, isPlaced]);
  if (related.length === 0) return null;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog wherever the focus is inside it
    <div
      ref={root}
      role="dialog"
      aria-label={related[0]?.declaration.label}
      className={classes.root}
      style={placed ?? { visibility: 'hidden' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {related.map(({ path: own, declaration }) => (
        <FieldInput key={own} path={own} declaration={declaration} />
      ))}
      <CloseButton size="sm" className={classes.close} aria-label="Close" onClick={onClose} />
    </div>
  );
}
