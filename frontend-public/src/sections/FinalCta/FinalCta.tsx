import { defaultScreenshotAlt } from '@20x/kit/home/default-content';
import type { HomeText } from '../../home/home-text';
import { fieldOf } from '../../ui/field-of';
import { filled } from '../../ui/field-text';
import { ButtonLink } from '../../ui/ButtonLink';
import { Picture } from '../../ui/Picture';
import { viewAlternative } from '@20x/kit/home/product-alternatives';
import { productPicture } from '@20x/kit/home/product-pictures';
import { Section } from '../../ui/Section';
import section from '../../ui/Section.module.css';
import classes from './FinalCta.module.css';

/** The closing band: ink green in both themes, its screenshot cropped by the bottom edge. */
export function FinalCta({ content: { finalCta } }: { readonly content: HomeText }) {
  const screenshot = filled(finalCta.demoScreenshot) ?? productPicture('week');
  return (
    <Section labelledBy="final-title" tone="ink" className={classes.columns} field={fieldOf(finalCta, 'title')}>
      <div className={classes.text}>
        <h2 id="final-title" className={`${section.title} ${classes.title}`}>
          {finalCta.title}
        </h2>
        <p className={`${section.lede} ${classes.lede}`}>{finalCta.subtitle}</p>
        <ButtonLink to={finalCta.buttonHref ?? '/contact'} newTab={finalCta.buttonNewTab} variant="inverse">
          {finalCta.buttonLabel}
        </ButtonLink>
      </div>
      <div className={classes.shot}>
        <Picture
          src={screenshot}
          alt={filled(finalCta.demoScreenshotAlt) ?? viewAlternative(screenshot) ?? defaultScreenshotAlt}
          width={1280}
          height={800}
          sizes="(min-width: 62em) min(58vw, 54rem), 92vw"
          field={fieldOf(finalCta, 'demoScreenshot')}
        />
      </div>
    </Section>
  );
}
