import { iconIn, introIcons } from '@20x/kit/home/home-icons';
import type { HomeText } from '../../home/home-text';
import { fieldOf } from '../../ui/field-of';
import { filled } from '../../ui/field-text';
import { ButtonLink } from '../../ui/ButtonLink';
import cards from '../../ui/Cards.module.css';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { SectionHead } from '../../ui/SectionHead';
import classes from './Intro.module.css';

export function Intro({ content }: { readonly content: HomeText }) {
  return (
    <Section labelledBy="intro-title" tone="surface" field={fieldOf(content, 'introTitle')}>
      <SectionHead id="intro-title" title={content.introTitle} subtitle={content.introSubtitle} split />
      <div className={cards.cards}>
        {content.introCards.map((card, index) => (
          <article key={index} className={cards.card} data-field={fieldOf(card)}>
            <Icon icon={iconIn(introIcons, card.iconName)} field={fieldOf(card, 'iconName')} />
            <h3>{card.title}</h3>
            {filled(card.description) && <p>{card.description}</p>}
          </article>
        ))}
      </div>
      <IntroCallToAction content={content} />
    </Section>
  );
}

/** Shown as soon as the owner gives it a title or a labelled button; there is no default. */
function IntroCallToAction({ content }: { readonly content: HomeText }) {
  const title = filled(content.introCtaTitle);
  const label = filled(content.introCtaLabel);
  if (!title && !label) return null;
  return (
    <div className={classes.callToAction}>
      <div>
        {title && <h3>{title}</h3>}
        {filled(content.introCtaSubtitle) && <p>{content.introCtaSubtitle}</p>}
      </div>
      {label && (
        <ButtonLink to={filled(content.introCtaHref) ?? '/contact'} newTab={content.introCtaNewTab}>
          {label}
        </ButtonLink>
      )}
    </div>
  );
}
