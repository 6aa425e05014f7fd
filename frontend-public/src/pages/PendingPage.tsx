import { PageFrame } from '../ui/PageFrame';
import { Section } from '../ui/Section';
import section from '../ui/Section.module.css';
import { isMissing } from './page-data';
import { NotFoundPage } from './NotFoundPage/NotFoundPage';

/** Stands in for a page as long as its data is not there: loading, not found, or failed. */
export function PendingPage({ error }: { readonly error: unknown }) {
  if (isMissing(error)) return <NotFoundPage />;
  return (
    <PageFrame>
      <Section>
        {error ? (
          <div role="alert">
            <h1 className={section.title} tabIndex={-1}>
              This page did not load.
            </h1>
            <p>Something went wrong on our side. Please try again in a moment.</p>
          </div>
        ) : (
          <p role="status">Loading...</p>
        )}
      </Section>
    </PageFrame>
  );
}
