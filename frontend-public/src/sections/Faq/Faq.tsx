import type { HomeText } from '../../home/home-text';
import { filled } from '../../ui/field-text';
import { Section } from '../../ui/Section';
import section from '../../ui/Section.module.css';
import classes from './Faq.module.css';

/** Native disclosures: each opens on its own, without JavaScript too. */
export function Faq({ content }: { readonly content: HomeText }) {
  return (
    <Section labelledBy="faq-title" tone="surface" className={classes.columns}>
      <h2 id="faq-title" className={`${section.title} ${classes.title}`}>
        {content.faqTitle}
      </h2>
      <div className={classes.items}>
        {content.faqs.map(({ question, answer }, index) => (
          <details key={index} className={classes.item}>
            <summary>
              <h3>{question}</h3>
            </summary>
            {filled(answer) && <p>{answer}</p>}
          </details>
        ))}
      </div>
    </Section>
  );
}
