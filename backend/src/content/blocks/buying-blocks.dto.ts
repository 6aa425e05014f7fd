import { Decimal, Flag, Group, Row, Rows, Text, Texts, type TextEntry } from '../../core/fields/fields.ts';
import { BlockAction, SectionBlock } from './block.dto.ts';
import { BlockType } from './block-type.ts';

export class ComparisonRow extends Row {
  @Text({ max: 120, required: true, label: 'What is compared', role: 'title', starts: true }) label?: string | null;
  @Texts({ max: 6, label: 'Cells', columns: { up: 3, field: 'columns' } }) cells?: string[] | null;
}
@BlockType('comparison', {
  title: 'Comparison',
  description: 'Options side by side, with what each one offers.',
  group: 'Help people decide',
  icon: 'Columns3',
  initial: { columns: ['', ''], rows: [{ cells: ['', ''] }] },
})
export class ComparisonBlock extends SectionBlock {
  type!: 'comparison';
  @Texts({ required: true, max: 6, label: 'Columns', item: 'column' }) columns?: string[] | null;
  @Rows(() => ComparisonRow, { required: true, max: 40, label: 'Rows', item: 'row' }) rows?: ComparisonRow[] | null;
  @Flag({ label: 'Show all columns alike', help: 'Otherwise the last one is marked as yours.' }) alike?: boolean | null;
}

export class PricingPlan extends Row {
  @Text({ max: 40, required: true, label: 'Name', role: 'title', starts: true }) name?: string | null;
  @Text({ max: 40, label: 'Price', help: 'Such as Custom quote', width: 'half', starts: true, asIs: false })
  price?: string | null;

  @Text({ max: 80, label: 'Unit', help: 'Such as per active nurse per month', width: 'half' }) unit?: string | null;
  @Text({ max: 320, input: 'paragraph', label: 'Description' }) description?: string | null;
  @Texts({ max: 16, hides: true, label: 'What’s included', item: 'point' }) features?: TextEntry[] | null;
  @Group(() => BlockAction, { label: 'Button' }) action?: BlockAction | null;
}
@BlockType('pricingPlans', {
  title: 'Plans',
  description: 'Two to four plans with price, contents and a button.',
  group: 'Help people decide',
  icon: 'Tags',
  initial: { plans: [{}, {}] },
})
export class PricingPlansBlock extends SectionBlock {
  type!: 'pricingPlans';
  @Rows(() => PricingPlan, { required: true, max: 4, label: 'Plans', item: 'plan' }) plans?: PricingPlan[] | null;
  @Text({ max: 400, input: 'paragraph', label: 'Footnote' }) footnote?: string | null;
}

export class PlanTableRow extends Row {
  @Text({ max: 120, required: true, label: 'Point', role: 'title', starts: true }) label?: string | null;
  @Texts({ max: 6, label: 'Cells', columns: { up: 5, field: 'plans' } }) cells?: string[] | null;
}
export class PlanTableGroup extends Row {
  @Text({ max: 60, label: 'Title', role: 'title', starts: true }) title?: string | null;
  @Rows(() => PlanTableRow, { max: 30, label: 'Rows', item: 'row' }) rows?: PlanTableRow[] | null;
}
@BlockType('planTable', {
  title: 'Plan table',
  description: 'Every feature of every plan, in groups.',
  group: 'Help people decide',
  icon: 'Sheet',
  initial: { plans: ['', ''], groups: [{}] },
})
export class PlanTableBlock extends SectionBlock {
  type!: 'planTable';
  @Texts({ required: true, max: 4, label: 'Plans', item: 'plan' }) plans?: string[] | null;
  @Rows(() => PlanTableGroup, { required: true, max: 12, label: 'Groups', item: 'group' }) groups?:
    PlanTableGroup[] | null;
}

const percent = { min: 0, max: 100, width: 'half' } as const;
const dollars = { min: 0, max: 1000, width: 'half' } as const;

/** Weekly extra margin = shifts × (target − current fill rate) × hours × (bill − pay − burden): the visitor's numbers. */
@BlockType('roiCalculator', {
  title: 'Margin calculator',
  description: 'Visitors enter their numbers and see the extra weekly margin: their numbers, not a promise.',
  group: 'Help people decide',
  icon: 'Calculator',
})
export class RoiCalculatorBlock extends SectionBlock {
  type!: 'roiCalculator';
  @Decimal({
    min: 0,
    max: 100_000,
    label: 'Shifts requested per week',
    help: 'The starting value. Visitors can change it.',
    width: 'half',
  })
  shifts?: number | null;

  @Decimal({ min: 0, max: 24, label: 'Hours per shift', width: 'half' }) hoursPerShift?: number | null;
  @Decimal({ ...percent, label: 'Current fill rate (%)' }) currentFillRate?: number | null;
  @Decimal({ ...percent, label: 'Target fill rate (%)' }) targetFillRate?: number | null;
  @Decimal({ ...dollars, label: 'Bill rate ($ per hour)' }) billRate?: number | null;
  @Decimal({ ...dollars, label: 'Pay rate ($ per hour)' }) payRate?: number | null;
  @Decimal({ ...dollars, label: 'Burden ($ per hour)' }) burden?: number | null;
  @Text({ max: 200, label: 'Note' }) note?: string | null;
}
