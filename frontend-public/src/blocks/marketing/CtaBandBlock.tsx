import { fieldOf } from '../../ui/field-of';
import section from '../../ui/Section.module.css';
import { Action } from '../parts/Action';
import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import { BlockSection } from '../parts/BlockSection';
import { Picture } from '../../ui/Picture';
import classes from './CtaBandBlock.module.css';

/** The closing band: ink green in both themes unless the editor chose another background. */
export function CtaBandBlock({ block, lead = false }: BlockProps<'ctaBand'>) {
  const background = block.background ?? 'ink';
  const title = filled(block.title);
  const image = filled(block.image);
  const Heading = lead ? 'h1' : 'h2';
  return (
    <BlockSection block={{ ...block, background }} className={classes.columns}>
      <div className={classes.text}>
        {title && (
          <Heading id={`${block.id}-title`} className={section.title} tabIndex={lead ? -1 : undefined}>
            {title}
          </Heading>
        )}
        {filled(block.subtitle) && <p className={section.lede}>{block.subtitle}</p>}
        {image && <Action action={block.action} variant={background === 'ink' ? 'inverse' : 'primary'} />}
      </div>
      {image ? (
        <div className={classes.shot}>
          <Picture src={image} alt={block.alt} field={fieldOf(block, 'image')} />
        </div>
      ) : (
        <Action action={block.action} variant={background === 'ink' ? 'inverse' : 'primary'} />
      )}
    </BlockSection>
  );
}
