import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import { fieldOf } from '../../ui/field-of';
import { Picture } from '../../ui/Picture';
import classes from './FigureBlock.module.css';

export function FigureBlock({ block }: BlockProps<'figure'>) {
  const image = filled(block.image);
  if (!image) return null;
  return (
    <figure className={classes.root}>
      <Picture src={image} alt={block.alt} width={block.width} height={block.height} field={fieldOf(block, 'image')} />
      {filled(block.caption) && <figcaption>{block.caption}</figcaption>}
    </figure>
  );
}
