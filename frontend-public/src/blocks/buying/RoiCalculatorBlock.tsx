import { deferred } from '../../ui/deferred';
import type { BlockProps } from '../block-props';
import { BlockHead, BlockSection } from '../BlockSection';
import classes from './RoiCalculatorBlock.module.css';

const RoiCalculator = deferred(async () => {
  const { RoiCalculator: Calculator } = await import(/* webpackChunkName: "roi-calculator" */ './RoiCalculator');
  return Calculator;
});

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
