import { Group, Row, Rows, Text, Texts } from '../../core/http/fields.ts';
import type { TextEntry } from '../../core/http/hidden-entry.ts';
import { Decimal } from '../../core/http/number-fields.ts';
import { BlockAction, SectionBlock } from './block.dto.ts';
import { blockType } from './block-type.ts';

export class ComparisonRow extends Row {
  @Text({ max: 120, required: true }) label?: string | null;
  @Texts({ max: 6, description: 'One text a column.' }) cells?: string[] | null;
}
export class ComparisonBlock extends SectionBlock {
  @blockType('comparison') type!: 'comparison';
  @Texts({ max: 6, description: 'Column headings.' }) columns?: string[] | null;
  @Rows(() => ComparisonRow, { max: 40 }) rows?: ComparisonRow[] | null;
}

export class PricingPlan extends Row {
  @Text({ max: 40, required: true }) name?: string | null;
  @Text({ max: 40 }) price?: string | null;
  @Text({ max: 80 }) unit?: string | null;
  @Text({ max: 320 }) description?: string | null;
  @Texts({ max: 16, hides: true }) features?: TextEntry[] | null;
  @Group(() => BlockAction) action?: BlockAction | null;
}
export class PricingPlansBlock extends SectionBlock {
  @blockType('pricingPlans') type!: 'pricingPlans';
  @Rows(() => PricingPlan, { max: 4 }) plans?: PricingPlan[] | null;
  @Text({ max: 400 }) footnote?: string | null;
}

export class PlanTableGroup extends Row {
  @Text({ max: 60 }) title?: string | null;
  @Rows(() => ComparisonRow, { max: 30 }) rows?: ComparisonRow[] | null;
}
export class PlanTableBlock extends SectionBlock {
  @blockType('planTable') type!: 'planTable';
  @Texts({ max: 4, description: 'Plan names.' }) plans?: string[] | null;
  @Rows(() => PlanTableGroup, { max: 12 }) groups?: PlanTableGroup[] | null;
}

/** Weekly extra margin = shifts × (target − current fill rate) × hours × (bill − pay − burden): the visitor's numbers. */
export class RoiCalculatorBlock extends SectionBlock {
  @blockType('roiCalculator') type!: 'roiCalculator';
  @Decimal({ min: 0, max: 100_000, description: 'Shifts requested a week.' }) shifts?: number | null;
  @Decimal({ min: 0, max: 100, description: 'Percent.' }) currentFillRate?: number | null;
  @Decimal({ min: 0, max: 100, description: 'Percent.' }) targetFillRate?: number | null;
  @Decimal({ min: 0, max: 24 }) hoursPerShift?: number | null;
  @Decimal({ min: 0, max: 1000, description: 'Dollars an hour.' }) billRate?: number | null;
  @Decimal({ min: 0, max: 1000, description: 'Dollars an hour.' }) payRate?: number | null;
  @Decimal({ min: 0, max: 1000, description: 'Dollars an hour.' }) burden?: number | null;
  @Text({ max: 200 }) note?: string | null;
}
