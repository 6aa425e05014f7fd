import type { HomeText } from '../../home/home-text';
import { Prose } from '../../ui/Prose';
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
            <Prose html={paragraph(answer)} className={classes.answer} />
          </details>
        ))}
      </div>
    </Section>
  );
}

/** Answers of older revisions are plain text, whose lines were kept. */
const paragraph = (answer: string | null | undefined) =>
  answer && !/<(p|ul|ol)\b/i.test(answer) ? `<p>${answer}</p>` : answer;
