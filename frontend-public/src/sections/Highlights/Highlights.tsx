import type { HighlightCard } from '@20x/kit';
import { defaultHighlightsTitle } from '@20x/kit/home/default-content';
import { featurePath } from '@20x/shared/feature-page';
import { ArrowRight } from 'lucide-react';
import type { HomeText } from '../../home/home-text';
import { fieldOf } from '../../ui/field-of';
import { filled } from '../../ui/field-text';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { alternativeOf, productPicture } from '@20x/kit/home/product-pictures';
import { Section } from '../../ui/Section';
import { SectionHead } from '../../ui/SectionHead';
import { SiteLink } from '../../ui/SiteLink';
import timeline from '../../ui/Timeline.module.css';
import classes from './Highlights.module.css';

const phone = productPicture('phone');

/** One shift followed through the product: each step leads to its part of the feature page. */
export function Highlights({ content }: { readonly content: HomeText }) {
  return (
    <Section labelledBy="highlights-title" field={fieldOf(content, 'featuresTitle')}>
      <SectionHead
        id="highlights-title"
        title={filled(content.featuresTitle) ?? defaultHighlightsTitle(content.features)}
        subtitle={content.featuresSubtitle}
      />
      <div className={classes.columns}>
        <ol className={timeline.rows}>
          {content.features.map((card, index) => (
            <Step key={index} card={card} position={index + 1} />
          ))}
        </ol>
        <div className={classes.mock}>
          <Picture src={phone} alt={alternativeOf(phone)} sizes="19rem" />
          <p>Sample data</p>
        </div>
      </div>
    </Section>
  );
}

function Step({ card, position }: { readonly card: HighlightCard; readonly position: number }) {
  const anchor = filled(card.anchor)?.replace(/^#/, '');
  const image = filled(card.image);
  return (
    <li className={classes.step} data-field={fieldOf(card)}>
      <span className={timeline.time} data-field={fieldOf(card, 'time')}>
        {filled(card.time) ?? String(position).padStart(2, '0')}
      </span>
      <div className={timeline.text}>
        <h3>
          <SiteLink className={classes.link} to={anchor ? `${featurePath}#${anchor}` : featurePath}>
            {card.title}
            <Icon icon={ArrowRight} />
          </SiteLink>
        </h3>
        <div>
          {filled(card.description) && <p>{card.description}</p>}
          {image && (
            <div className={classes.image}>
              <Picture
                src={image}
                width={640}
                height={400}
                sizes="(min-width: 44em) 40rem, 92vw"
                field={fieldOf(card, 'image')}
              />
            </div>
          )}
        </div>
      </div>
    </li>
  );
}
