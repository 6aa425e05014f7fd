import { Section } from '../ui/Section';
import section from '../ui/Section.module.css';

/** The title of a page whose blocks open without one. */
export const PageHeading = ({ title }: { readonly title: string }) => (
  <Section>
    <h1 className={section.title} data-level="1" tabIndex={-1}>
      {title}
    </h1>
  </Section>
);
