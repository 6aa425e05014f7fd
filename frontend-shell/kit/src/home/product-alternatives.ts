import { productAlternatives } from '@20x/shared/product-pictures';
import type { ProductScene } from '../api/generated';
import { sceneAt } from './product-pictures';

const alternatives: Readonly<Record<string, string>> = productAlternatives satisfies Record<ProductScene, string>;

/** The alternative text of a starter view of the product. */
export const viewAlternative = (src: string): string | undefined => alternatives[sceneAt(src) ?? ''];
