import type { BlockProps } from '../block-props';
import { BlockHead, BlockSection } from '../BlockSection';
import { RoiCalculator } from './RoiCalculator';
import classes from './RoiCalculatorBlock.module.css';

/** The visitor's own week, counted in the browser: nothing is sent. */
export function RoiCalculatorBlock({ block, lead }: BlockProps<'roiCalculator'>) {
  return (
    <BlockSection block={block} className={classes.columns}>
      <div>
        <BlockHead block={block} lead={lead} />
      </div>
      <RoiCalculator block={block} />
    </BlockSection>
  );
}
