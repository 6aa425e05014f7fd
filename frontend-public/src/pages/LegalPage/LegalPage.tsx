import { useGetLegalPageQuery, type LegalPage as Page } from '@20x/kit';
import { Navigate, useLocation } from 'react-router-dom';
import { fieldOf } from '../../ui/field-of';
import { PageFrame } from '../../ui/PageFrame';
import { BlockPageMeta } from '../BlockPageMeta';
import { PendingPage } from '../PendingPage';
import { slugIn } from './legal-data';
import { LegalText, LegalVersions } from './legal-parts';

/** The privacy policy and the terms of use. */
export function LegalPage() {
  const slug = slugIn(useLocation().pathname);
  const { currentData, error } = useGetLegalPageQuery({ slug });
  if (!currentData) return <PendingPage error={error} />;
  // The address was an alias.
  if (currentData.slug !== slug) return <Navigate to={`/${currentData.slug}`} replace />;
  return <Text page={currentData} />;
}

function Text({ page }: { readonly page: Page }) {
  const { slug, title, blocks, effectiveDate, versions } = page;
  return (
    <PageFrame>
      <LegalText
        slug={slug}
        title={title}
        blocks={blocks}
        effectiveDate={effectiveDate}
        dateField={fieldOf(page, 'effectiveDate')}
        version={versions[0]?.number}
      />
      <LegalVersions page={page} />
      <BlockPageMeta page={page} />
    </PageFrame>
  );
}
