import { heroTitle } from '@20x/kit/home/hero-title';
import type { HeroText } from '../../home/hero-text';
import { fieldOf } from '../../ui/field-of';
import { filled } from '../../ui/field-text';
import { ButtonLink } from '../../ui/ButtonLink';
import { alternativeOf, productTour } from '@20x/kit/home/product-pictures';
import classes from '../../ui/Hero.module.css';
import section from '../../ui/Section.module.css';
import { HeroStage } from './HeroStage';

export function Hero({ content }: { readonly content: HeroText }) {
  const own = imagesOf(content, content.heroImages as Texts, content.heroAlt as Texts);
  const images = own.length > 0 ? own : imagesOf({}, productTour);
  return (
    <section className={classes.root} data-field={fieldOf(content, 'heroKicker')} aria-labelledby="hero-title">
      <div className={`${section.wrap} ${classes.columns}`}>
        <div className={classes.text}>
          <p className={classes.kicker}>{content.heroKicker}</p>
          <HeroTitle content={content} />
          <p className={section.lede}>{content.heroSubtitle}</p>
          <div className={classes.actions}>
            <ButtonLink to={content.heroCtaHref} newTab={content.heroCtaNewTab}>
              {content.heroCtaLabel}
            </ButtonLink>
            <ButtonLink to={content.heroSecondaryCtaHref} newTab={content.heroSecondaryCtaNewTab} variant="secondary">
              {content.heroSecondaryCtaLabel}
              {isGeneric(content.heroSecondaryCtaLabel) && <span className="visually-hidden"> about 20X</span>}
            </ButtonLink>
          </div>
          <p className={classes.trust}>{content.heroTrustText}</p>
        </div>
        <HeroStage images={images} />
      </div>
    </section>
  );
}

/** Visitors get no entry that is hidden. */
type Texts = readonly string[] | null | undefined;

function imagesOf(content: Partial<HeroText>, addresses: Texts, alternatives?: Texts) {
  return (addresses ?? []).flatMap((address, index) => {
    const src = filled(address);
    if (!src) return [];
    return [
      {
        src,
        alt: filled(alternatives?.[index]) ?? alternativeOf(src) ?? `20X, view ${index + 1}`,
        field: fieldOf(content, `heroImages.${index}`),
      },
    ];
  });
}

/** Out of its place such a label says nothing: to those who hear a list of links, and to search engines. */
const isGeneric = (label: string | null | undefined) => /^(learn|read|see|find out) more$/i.test(label?.trim() ?? '');

interface HeroTitleProps {
  readonly content: HeroText;
  /** Default: as the hero shows it. */
  readonly className?: string | undefined;
}

/** The title of the page; without its hero it is there to be heard and found. */
export function HeroTitle({ content, className = classes.title }: HeroTitleProps) {
  const title = heroTitle(content);
  return (
    <h1 id="hero-title" className={className} tabIndex={-1}>
      {typeof title === 'string' ? (
        title
      ) : (
        <>
          {`${title.before} `}
          <br />
          <span className={classes.highlight}>{title.highlight}</span> <br />
          {title.after}
        </>
      )}
    </h1>
  );
}
