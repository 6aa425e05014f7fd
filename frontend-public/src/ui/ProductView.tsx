import type { ProductScene } from '@20x/kit';
import { Picture } from './Picture';
import { viewAlternative } from '@20x/kit/home/product-alternatives';
import { sceneAt } from '@20x/kit/home/product-pictures';
import classes from './ProductView.module.css';

interface ProductViewProps {
  /** Of a starter picture of the product. */
  readonly src: string;
  /** Default: that of the picture. */
  readonly alt?: string | undefined;
  /** Default: Sample data, unless the drawing says so itself. */
  readonly caption?: string | undefined;
  /** How wide it is drawn, as in `<img sizes>`. */
  readonly sizes?: string;
  /** The largest thing of the first view. Default: false. */
  readonly priority?: boolean;
  /** Where it is chosen, by `fieldOf`. */
  readonly field?: string | undefined;
}

/** Scenes of one phone: they are shown on a ground of their own. */
const phones = new Set<string | undefined>(['phone', 'availability', 'clock'] satisfies ProductScene[]);

const halfPage = '(min-width: 68.75em) min(56vw, 48rem), 92vw';

/** A drawn view of the product. Its data is a sample: the first view of a page says so. */
export function ProductView({ src, alt, caption, sizes = halfPage, priority = false, field }: ProductViewProps) {
  const alternative = alt ?? viewAlternative(src);
  if (alternative === undefined) return null;
  const scene = sceneAt(src);
  const isPhone = phones.has(scene);
  return (
    <figure className={classes.root}>
      <div className={classes.view} data-phone={isPhone || undefined}>
        <Picture src={src} alt={alternative} sizes={isPhone ? '20rem' : sizes} priority={priority} field={field} />
      </div>
      {(caption ?? scene !== 'report') && (
        <figcaption className={caption ? undefined : classes.sample}>{caption ?? 'Sample data'}</figcaption>
      )}
    </figure>
  );
}
