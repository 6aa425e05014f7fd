import { PageMeta, useGetLegalPageQuery, useSite, type LegalPage as Page } from '@20x/kit';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Blocks } from '../../blocks/Blocks';
import { isFlow } from '../../blocks/block-groups';
import { useSiteSettings } from '../../layout/site-settings';
import { breadcrumbs } from '../../ui/breadcrumbs';
import { PageFrame } from '../../ui/PageFrame';
import { introductionOf } from '../introduction';
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
  const { slug, title, blocks, seo, effectiveDate, versions } = page;
  const { siteName = '20X' } = useSiteSettings();
  const { publicUrl } = useSite();
  const bands = useMemo(() => blocks.filter((block) => !isFlow(block) && block.type !== 'chapters'), [blocks]);
  return (
    <PageFrame>
      <LegalText
        slug={slug}
        title={title}
        blocks={blocks}
        effectiveDate={effectiveDate}
        version={versions[0]?.number}
      />
      <Blocks blocks={bands} />
      <LegalVersions page={page} />
      <PageMeta
        path={`/${slug}`}
        title={`${title} | ${siteName}`}
        description={introductionOf(blocks)}
        siteName={siteName}
        seo={seo}
        records={[breadcrumbs(publicUrl, [{ name: title, path: `/${slug}` }])]}
      />
    </PageFrame>
  );
}
