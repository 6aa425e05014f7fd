import { still } from '../ui/still';
import { whenIdle } from '../ui/when-idle';

/**
 * Blocks that work with their reader, each with code of its own. A form works by itself until there is a sign of one; the
 * calculator cannot, so it is taken over as soon as the browser is idle.
 */
export const workingBlocks = {
  demoForm: still(
    async () => (await import(/* webpackChunkName: "contact-form" */ './contact-form/DemoFormBlock')).DemoFormBlock,
  ),
  roiCalculator: still(
    async () =>
      (await import(/* webpackChunkName: "roi-calculator" */ './buying/RoiCalculatorBlock')).RoiCalculatorBlock,
    whenIdle,
  ),
} as const;
