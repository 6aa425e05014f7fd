import { fieldOf } from '../../ui/field-of';
import { Picture } from '../../ui/Picture';
import type { BlockProps } from '../parts/block-props';
import { filled, rowsWith } from '../parts/block-text';
import classes from './GalleryBlock.module.css';

export function GalleryBlock({ block }: BlockProps<'gallery'>) {
  const images = rowsWith(block.images, 'image');
  if (images.length === 0) return null;
  return (
    <ul className={classes.root}>
      {images.map((row, index) => (
        <li key={index} data-field={fieldOf(row)}>
          <figure>
            <Picture src={row.image ?? ''} alt={row.alt} field={fieldOf(row, 'image')} />
            {filled(row.caption) && <figcaption>{row.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
