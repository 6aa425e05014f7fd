import type { ReactNode } from 'react';
import type { DocumentSummary } from '../api/generated';
import { typeNamed } from './content-types';
import { DocumentTime } from './DocumentTime';
import { valuesOf } from './facet-columns';
import classes from './QuickLook.module.css';

/** Where a document is, what it is filed under, and its times. */
export function QuickFacts({ document }: { readonly document: DocumentSummary }) {
  const { type, path, nextPath, publishedAt, publishAt, unpublishAt, updatedAt, updatedBy, deletedAt } = document;
  return (
    <dl className={classes.facts}>
      <Fact term="Address">
        <code>{nextPath ? `${path} → ${nextPath}` : path}</code>
      </Fact>
      {typeNamed(type)?.facets.map(({ field, label }) => {
        const values = valuesOf(document, field);
        return values.length > 0 ? (
          <Fact key={field} term={label}>
            <bdi>{values.join(', ')}</bdi>
          </Fact>
        ) : null;
      })}
      <Time term="Published" at={publishedAt} />
      <Time term="Goes live" at={publishAt} />
      <Time term="Goes offline" at={unpublishAt} />
      <Fact term="Updated">
        <DocumentTime at={updatedAt} /> · <bdi>{updatedBy ?? 'Starter content'}</bdi>
      </Fact>
      <Time term="Removed" at={deletedAt} />
    </dl>
  );
}

const Time = ({ term, at }: { readonly term: string; readonly at: string | null }) =>
  at ? (
    <Fact term={term}>
      <DocumentTime at={at} />
    </Fact>
  ) : null;

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
);
