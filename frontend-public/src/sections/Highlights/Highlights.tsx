import type { HighlightCard } from '@20x/kit';
import { defaultHighlightsTitle } from '@20x/kit/home/default-content';
import { isSample } from '@20x/kit/home/product-pictures';
import { featurePath } from '@20x/shared/feature-page';
import { ArrowRight } from 'lucide-react';
import type { HomeText } from '../../home/home-text';
import { fieldOf } from '../../ui/field-of';
import { filled } from '../../ui/field-text';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';
import { SectionHead } from '../../ui/SectionHead';
import { SiteLink } from '../../ui/SiteLink';
import timeline from '../../ui/Timeline.module.css';
import classes from './Highlights.module.css';

/** One shift followed through the product: each step has its picture and leads to its part of the feature page. */
export function Highlights({ content }: { readonly content: HomeText }) {
  const images = content.features.flatMap(({ image }) => filled(image) ?? []);
  return (
    <Section labelledBy="highlights-title" field={fieldOf(content, 'featuresTitle')}>
      <SectionHead
        id="highlights-title"
        title={filled(content.featuresTitle) ?? defaultHighlightsTitle(content.features)}
        subtitle={content.featuresSubtitle}
      />
      <ol className={images.length > 0 ? classes.tour : timeline.rows}>
        {content.features.map((card, index) => (
          <Step key={index} card={card} position={index + 1} count={content.features.length} />
        ))}
      </ol>
      {images.some(isSample) && <p className={classes.note}>Sample data</p>}
    </Section>
  );
}

interface StepProps {
  readonly card: HighlightCard;
  readonly position: number;
  readonly count: number;
}

function Step({ card, position, count }: StepProps) {
  const anchor = filled(card.anchor)?.replace(/^#/, '');
  const image = filled(card.image);
  return (
    <li className={classes.step} data-field={fieldOf(card)}>
      <div className={classes.row}>
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
          {filled(card.description) && <p>{card.description}</p>}
        </div>
        <span className={classes.place} aria-hidden>
          {position} of {count}
        </span>
      </div>
      {image && (
        <div className={classes.view}>
          <Picture
            src={image}
            width={640}
            height={400}
            sizes="(min-width: 62em) min(50vw, 44rem), 84vw"
            field={fieldOf(card, 'image')}
          />
        </div>
      )}
    </li>
  );
}
