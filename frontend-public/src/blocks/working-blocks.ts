import { deferred } from '../ui/deferred';
import { whenIdle } from '../ui/when-idle';

/**
 * Interactive blocks, each with code of its own. A form works without it until the first interaction; the calculator does
 * not, so it hydrates as soon as the browser is idle.
 */
export const workingBlocks = {
  demoForm: deferred(
    async () => (await import(/* webpackChunkName: "contact-form" */ './contact-form/DemoFormBlock')).DemoFormBlock,
  ),
  roiCalculator: deferred(
    async () =>
      (await import(/* webpackChunkName: "roi-calculator" */ './buying/RoiCalculatorBlock')).RoiCalculatorBlock,
    whenIdle,
  ),
} as const;
