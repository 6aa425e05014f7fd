import { useGetLegalVersionQuery, type LegalVersion } from '@20x/kit';
import { useLocation, useParams } from 'react-router-dom';
import { readableDate } from '../../ui/readable-date';
import { PageFrame } from '../../ui/PageFrame';
import { TextLink } from '../../ui/TextLink';
import { PendingPage } from '../PendingPage';
import { SitePageMeta } from '../SitePageMeta';
import { numberIn, slugIn } from './legal-data';
import { LegalText } from './legal-parts';
import classes from './LegalVersionPage.module.css';

/** A legal text as it was published once. */
export function LegalVersionPage() {
  const slug = slugIn(useLocation().pathname);
  const number = numberIn(useParams().number);
  const { currentData, error } = useGetLegalVersionQuery({ slug, number });
  if (!currentData) return <PendingPage error={error} />;
  const { title, blocks, effectiveDate, publishedAt } = currentData;
  return (
    <PageFrame>
      <Notice version={currentData} />
      <LegalText slug={slug} title={title} blocks={blocks} effectiveDate={effectiveDate} version={number} />
      <SitePageMeta
        path={`/${slug}/versions/${number}`}
        title={`${title}, version ${number}`}
        description={`${title}, version ${number}, as published on ${readableDate(publishedAt, 'long')}.`}
        robots="noindex, follow"
      />
    </PageFrame>
  );
}

function Notice({ version: { slug, number, latest, publishedAt, changeSummary } }: { readonly version: LegalVersion }) {
  return (
    <aside className={classes.notice} aria-label="About this version">
      <p>
        <strong>{number === latest ? 'This is the current version.' : 'This is an earlier version.'}</strong> Published
        on {readableDate(publishedAt, 'long')}. {changeSummary}{' '}
        <TextLink to={`/${slug}`} isPrinted={false}>
          {number === latest ? 'Open the page' : 'Read the current version'}
        </TextLink>
      </p>
    </aside>
  );
}
