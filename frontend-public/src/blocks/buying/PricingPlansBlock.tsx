import { Action } from '../parts/Action';
import type { BlockProps } from '../parts/block-props';
import { filled, filledTexts, rowsWith } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import { fieldOf } from '../../ui/field-of';
import classes from './PricingPlansBlock.module.css';

/** The plans in one frame, joined by rules; none is set above the others. */
export function PricingPlansBlock({ block, lead }: BlockProps<'pricingPlans'>) {
  const plans = rowsWith(block.plans, 'name');
  if (plans.length === 0) return null;
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} />
      <ul className={classes.plans} data-count={plans.length}>
        {plans.map((plan, index) => (
          <li key={index} data-field={fieldOf(plan)}>
            <div className={classes.head}>
              <h3>{plan.name}</h3>
              {filled(plan.description) && <p>{plan.description}</p>}
            </div>
            <p className={classes.price}>
              {filled(plan.price) && <b data-field={fieldOf(plan, 'price')}>{plan.price}</b>}{' '}
              {filled(plan.unit) && <span>{plan.unit}</span>}
            </p>
            <ul className={classes.features}>
              {filledTexts(plan.features).map((feature, position) => (
                <li key={position}>{feature}</li>
              ))}
            </ul>
            <div className={classes.action}>
              <Action action={plan.action} variant="secondary" />
            </div>
          </li>
        ))}
      </ul>
      {filled(block.footnote) && <p className={classes.footnote}>{block.footnote}</p>}
    </BlockSection>
  );
}
