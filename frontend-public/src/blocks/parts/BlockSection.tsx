import type { Block } from '@20x/kit';
import { useContext, type ReactNode } from 'react';
import { fieldOf } from '../../ui/field-of';
import { Section } from '../../ui/Section';
import { SectionHead } from '../../ui/SectionHead';
import type { BlockOf } from './block-props';
import { anchorId, filled } from './block-text';
import { TitleLevel } from './page-blocks';
import classes from './BlockSection.module.css';

type Framed = Pick<Block, 'id' | 'anchor' | 'background'>;
type Headed = Pick<BlockOf<'faq'>, 'kicker' | 'title' | 'subtitle'>;

interface BlockSectionProps {
  readonly block: Framed & Headed;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Id of the block's title. */
export const titleId = ({ id }: Pick<Block, 'id'>) => `${id}-title`;

/** The frame of a section block: its anchor, its background, and its title as the name of the landmark. */
export function BlockSection({ block, className, children }: BlockSectionProps) {
  const tone = block.background ?? 'paper';
  return (
    <Section
      id={anchorId(block.anchor)}
      tone={tone}
      field={fieldOf(block)}
      labelledBy={filled(block.title) && titleId(block)}
      className={[classes[tone], className].filter(Boolean).join(' ')}
    >
      {children}
    </Section>
  );
}

interface BlockHeadProps {
  readonly block: Framed & Headed;
  readonly lead?: boolean | undefined;
  /** Title and subtitle side by side on wide screens. Default: false. */
  readonly split?: boolean;
  readonly children?: ReactNode;
}

/** Kicker, title and subtitle. A block without a title starts with its content. */
export function BlockHead({ block, lead = false, split = false, children }: BlockHeadProps) {
  const level = useContext(TitleLevel);
  const title = filled(block.title);
  if (!title) return filled(block.subtitle) ? <p className={classes.lede}>{block.subtitle}</p> : children;
  return (
    <SectionHead
      id={titleId(block)}
      title={title}
      subtitle={block.subtitle}
      kicker={filled(block.kicker)}
      level={lead ? 1 : level}
      split={split}
    >
      {children}
    </SectionHead>
  );
}
