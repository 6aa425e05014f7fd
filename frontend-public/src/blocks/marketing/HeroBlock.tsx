import { BlockImage, hasImage } from '../../ui/BlockImage';
import { fieldOf } from '../../ui/field-of';
import hero from '../../ui/Hero.module.css';
import section from '../../ui/Section.module.css';
import { Action } from '../parts/Action';
import type { BlockOf, BlockProps } from '../parts/block-props';
import { anchorId, filled } from '../parts/block-text';
import classes from './HeroBlock.module.css';

const viewSizes = '(min-width: 68.75em) min(54vw, 48rem), (min-width: 36.01em) 93vw, min(100vw - 2.5rem, 26rem)';

/** The opening of a page: with a view of the product beside the text, or the text alone across the page. */
export function HeroBlock({ block, lead = false }: BlockProps<'hero'>) {
  const hasView = hasImage(block);
  return (
    <section
      id={anchorId(block.anchor)}
      className={`${hero.root} ${classes.root}`}
      data-field={fieldOf(block)}
      aria-labelledby={`${block.id}-title`}
    >
      <div className={`${section.wrap} ${hasView ? hero.columns : classes.plain}`}>
        <div className={hero.text}>
          {filled(block.kicker) && <p className={hero.kicker}>{block.kicker}</p>}
          <HeroTitle block={block} lead={lead} />
          {hasView && <Introduction block={block} />}
        </div>
        {hasView ? (
          <div className={classes.view}>
            <BlockImage of={block} sizes={viewSizes} priority />
          </div>
        ) : (
          <div className={classes.introduction}>
            <Introduction block={block} />
          </div>
        )}
      </div>
    </section>
  );
}

function Introduction({ block }: { readonly block: BlockOf<'hero'> }) {
  const hasAction = filled(block.primary?.label) ?? filled(block.secondary?.label);
  return (
    <>
      {filled(block.subtitle) && <p className={section.lede}>{block.subtitle}</p>}
      {hasAction && (
        <div className={hero.actions}>
          <Action action={block.primary} />
          <Action action={block.secondary} variant="secondary" />
        </div>
      )}
    </>
  );
}

/** Characters that fit into one line of any hero. */
const shortHighlight = 18;

/** Longer titles are set smaller, so that the first screen keeps room for the rest. */
function lengthOf(title: string): 'short' | 'long' | 'endless' {
  if (title.length > 90) return 'endless';
  return title.length > 36 ? 'long' : 'short';
}

function HeroTitle({ block, lead }: { readonly block: BlockOf<'hero'>; readonly lead: boolean }) {
  const Heading = lead ? 'h1' : 'h2';
  const title = filled(block.title) ?? '20X';
  const highlight = filled(block.highlight);
  const start = highlight ? title.indexOf(highlight) : -1;
  const rest = title.slice(start + (highlight?.length ?? 0));
  const [punctuation = ''] = /^\p{P}+/u.exec(rest) ?? [];
  return (
    <Heading
      id={`${block.id}-title`}
      className={`${hero.title} ${classes.title}`}
      data-length={lengthOf(title)}
      tabIndex={lead ? -1 : undefined}
    >
      {highlight && start >= 0 ? (
        <>
          {title.slice(0, start)}
          <span className={hero.together}>
            <span className={hero.highlight} data-short={highlight.length <= shortHighlight || undefined}>
              {highlight}
            </span>
            {punctuation}
          </span>
          {rest.slice(punctuation.length)}
        </>
      ) : (
        title
      )}
    </Heading>
  );
}
