import type { HomeText } from '../../home/home-text';
import { filled } from '../../ui/field-text';
import { Board } from '../../scenes/Board';
import { ButtonLink } from '../../ui/ButtonLink';
import { OwnerImage } from '../../ui/OwnerImage';
import { Section } from '../../ui/Section';
import section from '../../ui/Section.module.css';
import classes from './FinalCta.module.css';

/** The closing band: ink green in both themes, its screenshot cropped by the bottom edge. */
export function FinalCta({ content: { finalCta } }: { readonly content: HomeText }) {
  const screenshot = filled(finalCta.demoScreenshot);
  return (
    <Section labelledBy="final-title" tone="ink" className={classes.columns}>
      <div className={classes.text}>
        <h2 id="final-title" className={`${section.title} ${classes.title}`}>
          {finalCta.title}
        </h2>
        <p className={`${section.lede} ${classes.lede}`}>{finalCta.subtitle}</p>
        <ButtonLink to={finalCta.buttonHref ?? '/contact'} variant="inverse">
          {finalCta.buttonLabel}
        </ButtonLink>
      </div>
      <div className={classes.shot}>
        {screenshot ? (
          <OwnerImage
            src={screenshot}
            alt="A view of 20X as the demo shows it"
            width={1280}
            height={800}
            loading="lazy"
          />
        ) : (
          <div className={classes.board} role="img" aria-label="A week of the schedule, with sample data">
            <Board />
          </div>
        )}
      </div>
    </Section>
  );
}
