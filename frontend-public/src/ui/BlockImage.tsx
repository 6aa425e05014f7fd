import type { ProductScene } from '@20x/kit';
import { productPicture, sceneAt } from '@20x/kit/home/product-pictures';
import { fieldOf } from './field-of';
import { filled } from './field-text';
import { Picture } from './Picture';
import { ProductView } from './ProductView';

/** A block or a row with something to see beside its text. */
export interface Illustrated {
  readonly image?: string | null;
  readonly alt?: string | null;
  /** Shown unless an image is set. */
  readonly scene?: ProductScene | null;
}

interface BlockImageProps {
  readonly of: Illustrated;
  /** How wide it is drawn, as in `<img sizes>`. */
  readonly sizes?: string;
  /** The largest thing of the first view. Default: false. */
  readonly priority?: boolean;
}

export const hasImage = ({ image, scene }: Illustrated): boolean => Boolean(filled(image) ?? scene);

/** Its image; a starter picture of the product is shown as a view of the product, like a scene. */
export function BlockImage({ of, ...rest }: BlockImageProps) {
  const image = filled(of.image);
  const src = image ?? (of.scene && productPicture(of.scene));
  if (!src) return null;
  const field = fieldOf(of, image ? 'image' : 'scene');
  const shown = { src, alt: filled(of.alt), field, ...rest };
  return sceneAt(src) ? <ProductView {...shown} /> : <Picture {...shown} />;
}
