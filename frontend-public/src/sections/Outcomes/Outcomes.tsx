import type { OutcomeItem } from '@20x/kit';
import { featurePath } from '@20x/shared/feature-page';
import { iconIn, outcomeIcons } from '@20x/kit/home/home-icons';
import type { HomeText } from '../../home/home-text';
import { fieldOf } from '../../ui/field-of';
import { filled } from '../../ui/field-text';
import { ButtonLink } from '../../ui/ButtonLink';
import { Section } from '../../ui/Section';
import { SectionHead } from '../../ui/SectionHead';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import points from '../../ui/Points.module.css';
import { viewAlternative } from '@20x/kit/home/product-alternatives';

const sideSizes = '(min-width: 62em) 36vw, 92vw';
const itemSizes = '(min-width: 48em) 30vw, 92vw';

export function Outcomes({ content }: { readonly content: HomeText }) {
  const image = content.outcomesImage;
  return (
    <Section
      labelledBy="outcomes-title"
      tone="sunken"
      className={points.columns}
      field={fieldOf(content, 'outcomesTitle')}
    >
      <div>
        <SectionHead id="outcomes-title" title={content.outcomesTitle} subtitle={content.outcomesSubtitle}>
          <div>
            <ButtonLink to={featurePath} variant="secondary">
              See how it works
            </ButtonLink>
          </div>
        </SectionHead>
        <Picture
          src={image}
          alt={viewAlternative(image)}
          width={960}
          height={640}
          sizes={sideSizes}
          field={fieldOf(content, 'outcomesImage')}
        />
      </div>
      <ul className={points.items}>
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
    <li className={points.item} data-field={fieldOf(item)}>
      <h3>
        <Icon icon={iconIn(outcomeIcons, item.iconName)} field={fieldOf(item, 'iconName')} />
        <span>{item.title}</span>
      </h3>
      {filled(item.description) && <p>{item.description}</p>}
      {image && <Picture src={image} width={640} height={400} sizes={itemSizes} field={fieldOf(item, 'image')} />}
    </li>
  );
}
