import { Action } from '../Action';
import type { BlockProps } from '../block-props';
import { filled, filledTexts, rowsWith } from '../block-text';
import { BlockHead, BlockSection } from '../BlockSection';
import classes from './PricingPlansBlock.module.css';

/** The plans in one frame, joined by rules; none is set above the others. */
export function PricingPlansBlock({ block, lead }: BlockProps<'pricingPlans'>) {
  const plans = rowsWith(block.plans, 'name');
  if (plans.length === 0) return null;
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} />
      <ul className={classes.plans} data-count={plans.length}>
        {plans.map(({ name, price, unit, description, features, action }, index) => (
          <li key={index}>
            <div className={classes.head}>
              <h3>{name}</h3>
              {filled(description) && <p>{description}</p>}
            </div>
            <p className={classes.price}>
              {filled(price) && <b>{price}</b>} {filled(unit) && <span>{unit}</span>}
            </p>
            <ul className={classes.features}>
              {filledTexts(features).map((feature, position) => (
                <li key={position}>{feature}</li>
              ))}
            </ul>
            <div className={classes.action}>
              <Action action={action} variant="secondary" />
            </div>
          </li>
        ))}
      </ul>
      {filled(block.footnote) && <p className={classes.footnote}>{block.footnote}</p>}
    </BlockSection>
  );
}
