import { useContext } from 'react';
import type { BlockProps } from '../parts/block-props';
import { filled, rowsWith } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import { TitleLevel } from '../parts/page-blocks';
import { fieldOf } from '../../ui/field-of';
import timeline from '../../ui/Timeline.module.css';
import classes from './TimelineStepsBlock.module.css';

const fewest = 3;
const most = 4;

/** Steps in time: rows beside their hour, or columns when three or four are merely numbered. */
export function TimelineStepsBlock({ block, lead }: BlockProps<'timelineSteps'>) {
  const steps = rowsWith(block.steps, 'title');
  const isNumbered = steps.every(({ time }) => /^\d{0,2}$/.test(filled(time) ?? ''));
  const inColumns = isNumbered && steps.length >= fewest && steps.length <= most;
  const Heading = useContext(TitleLevel) === 2 ? 'h3' : 'h4';
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} />
      {steps.length > 0 && (
        <ol className={`${classes.steps} ${inColumns ? classes.columns : timeline.rows}`} data-count={steps.length}>
          {steps.map((step, index) => (
            <li key={index} className={inColumns ? undefined : classes.row} data-field={fieldOf(step)}>
              <span className={timeline.time} data-field={fieldOf(step, 'time')}>
                {filled(step.time) ?? index + 1}
              </span>
              <div className={inColumns ? undefined : timeline.text}>
                <Heading>{step.title}</Heading>
                {filled(step.text) && <p>{step.text}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </BlockSection>
  );
}
