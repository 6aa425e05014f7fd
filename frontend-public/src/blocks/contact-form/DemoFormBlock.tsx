import type { BlockProps } from '../parts/block-props';
import { filled, rowsWith } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import { ContactForm } from './ContactForm';
import classes from './DemoFormBlock.module.css';
import { fieldOf } from '../../ui/field-of';

/** The contact form, with what happens next beside it, or below it on a phone. */
export function DemoFormBlock({ block, lead }: BlockProps<'demoForm'>) {
  const steps = rowsWith(block.steps, 'title');
  return (
    <BlockSection block={block} className={classes.columns}>
      <div className={classes.head}>
        <BlockHead block={block} lead={lead} />
      </div>
      <div className={classes.place}>
        <ContactForm block={block} />
      </div>
      {steps.length > 0 && (
        <div className={classes.after}>
          <h2 className={classes.next}>What happens next</h2>
          <ol className={classes.steps}>
            {steps.map((step, index) => (
              <li key={index} data-field={fieldOf(step)}>
                <span className={classes.number} aria-hidden>
                  {index + 1}
                </span>
                <div>
                  <b>{step.title}</b>
                  {filled(step.text) && <p>{step.text}</p>}
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
    </BlockSection>
  );
}
