import { still } from '../ui/still';
import { whenIdle } from '../ui/when-idle';

/** Blocks that work with their reader: they are taken over without a sign of one, each with code of its own. */
export const workingBlocks = {
  demoForm: still(
    async () => (await import(/* webpackChunkName: "contact-form" */ './buying/DemoFormBlock')).DemoFormBlock,
    whenIdle,
  ),
  roiCalculator: still(
    async () =>
      (await import(/* webpackChunkName: "roi-calculator" */ './buying/RoiCalculatorBlock')).RoiCalculatorBlock,
    whenIdle,
  ),
} as const;
