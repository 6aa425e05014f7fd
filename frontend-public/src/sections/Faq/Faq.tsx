import type { HomeText } from '../../home/home-text';
import { fieldOf } from '../../ui/field-of';
import { Questions } from '../../ui/Questions';
import classes from '../../ui/Questions.module.css';
import { Section } from '../../ui/Section';
import section from '../../ui/Section.module.css';

export function Faq({ content }: { readonly content: HomeText }) {
  return (
    <Section labelledBy="faq-title" tone="surface" className={classes.columns} field={fieldOf(content, 'faqTitle')}>
      <h2 id="faq-title" className={`${section.title} ${classes.title}`}>
        {content.faqTitle}
      </h2>
      <Questions items={content.faqs.map((item) => ({ ...item, answer: paragraph(item.answer) }))} />
    </Section>
  );
}

/** Answers of older revisions are plain text, whose lines were kept. */
const paragraph = (answer: string | null | undefined) =>
  answer && !/<(p|ul|ol)\b/i.test(answer) ? `<p>${answer}</p>` : answer;
