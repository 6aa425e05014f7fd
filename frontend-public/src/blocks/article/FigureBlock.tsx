import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import { fieldOf } from '../../ui/field-of';
import { Picture } from '../../ui/Picture';
import classes from './FigureBlock.module.css';

export function FigureBlock({ block }: BlockProps<'figure'>) {
  const image = filled(block.image);
  if (!image) return null;
  const [caption, credit] = [filled(block.caption), filled(block.credit)];
  return (
    <figure className={classes.root} data-size={block.size ?? undefined}>
      <Picture
        src={image}
        alt={block.decorative ? '' : block.alt}
        width={block.width}
        height={block.height}
        field={fieldOf(block, 'image')}
      />
      {(caption ?? credit) && (
        <figcaption>
          {caption}
          {caption && credit && ' · '}
          {credit}
        </figcaption>
      )}
    </figure>
  );
}
