import { productPicture } from '@20x/kit/home/product-pictures';
import { fieldOf } from '../../ui/field-of';
import { ProductView } from '../../ui/ProductView';
import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import classes from './ProductMockBlock.module.css';

/** A large view of the product; it is to the right of the page's middle. */
export function ProductMockBlock({ block, lead }: BlockProps<'productMock'>) {
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} split />
      {block.scene && (
        <div className={classes.view}>
          <ProductView
            src={productPicture(block.scene)}
            caption={filled(block.caption)}
            field={fieldOf(block, 'scene')}
          />
        </div>
      )}
    </BlockSection>
  );
}
