import type { ReactNode } from 'react';
import { isRow } from '@20x/shared/row-ids';
import type { PickedImage } from '../../../media/picker/MediaPicker';
import { asList, isEmpty } from '../../model/content-comparison';
import type { ImageDeclaration, RowsDeclaration } from '../../model/field-declarations';
import { useFieldForm } from '../../model/field-form';
import { newRow } from '../../model/rows';
import { DroppedImages } from './DroppedImages';
import classes from './ImageField.module.css';
import { useImageDrop } from './use-image-drop';

interface ImageRowsProps {
  readonly path: string;
  /** The image field of a row, and its declaration. */
  readonly image: readonly [name: string, declaration: ImageDeclaration];
  readonly children: ReactNode;
}

/** A list of images: each file that is dropped or pasted on it becomes a row. */
export function ImageRows({ path, image: [name, { alt: altField }], children }: ImageRowsProps) {
  const form = useFieldForm();
  const { uploads, refusal, isOver, handlers } = useImageDrop('many', ({ address, alt }: PickedImage) => {
    const rows = asList(form.read(path));
    const image = { [name]: address, ...(altField && alt ? { [altField]: alt } : {}) };
    const free = rows.findIndex((row) => isRow(row) && isEmpty(row[name]) && isEmpty(altField && row[altField]));
    form.write(path, free < 0 ? [...rows, newRow(image)] : rows.with(free, { ...(rows[free] as object), ...image }));
  });
  return (
    <div className={classes.list} data-over={isOver || undefined} {...handlers}>
      {children}
      <DroppedImages uploads={uploads} refusal={refusal} />
    </div>
  );
}

/** The image field of the rows of a list; undefined: they have none. */
export const imageFieldOf = ({ fields }: RowsDeclaration): ImageRowsProps['image'] | undefined =>
  Object.entries(fields).find((entry): entry is [string, ImageDeclaration] => entry[1].kind === 'image');
