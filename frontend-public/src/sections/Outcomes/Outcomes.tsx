import type { OutcomeItem } from '@20x/kit';
import { featurePath } from '../../home/hero-text';
import type { HomeText } from '../../home/home-text';
import { filled } from '../../ui/field-text';
import { FillReport } from '../../scenes/FillReport';
import { ButtonLink } from '../../ui/ButtonLink';
import { OwnerImage } from '../../ui/OwnerImage';
import { Section, SectionHead } from '../../ui/Section';
import { Icon } from '../../ui/Icon';
import { outcomeIcon } from './outcome-icons';
import classes from './Outcomes.module.css';

export function Outcomes({ content }: { readonly content: HomeText }) {
  const image = filled(content.outcomesImage);
  return (
    <Section labelledBy="outcomes-title" tone="sunken" className={classes.columns}>
      <div className={classes.side}>
        <SectionHead id="outcomes-title" title={content.outcomesTitle} subtitle={content.outcomesSubtitle}>
          <div>
            <ButtonLink to={featurePath} variant="secondary">
              See how it works
            </ButtonLink>
          </div>
        </SectionHead>
        {image ? (
          <OwnerImage className={classes.image} src={image} alt="" width={960} height={640} loading="lazy" />
        ) : (
          <div role="img" aria-label="A sample report: fill rate by unit, confirmed against requested shifts.">
            <FillReport />
          </div>
        )}
      </div>
      <ul className={classes.items}>
        {content.outcomes.map((item, index) => (
          <Outcome key={index} item={item} />
        ))}
      </ul>
    </Section>
  );
}

function Outcome({ item }: { readonly item: OutcomeItem }) {
  const image = filled(item.image);
  return (
    <li className={classes.item}>
      <h3>
        <Icon icon={outcomeIcon(item.iconName)} />
        <span>{item.title}</span>
      </h3>
      {filled(item.description) && <p>{item.description}</p>}
      {image && <OwnerImage className={classes.image} src={image} alt="" width={640} height={400} loading="lazy" />}
    </li>
  );
}
