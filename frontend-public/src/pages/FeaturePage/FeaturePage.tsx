import { useGetFeatureQuery, type Feature } from '@20x/kit';
import { Navigate, useParams } from 'react-router-dom';
import { leadOf, withoutClosing } from '../../blocks/block-groups';
import { Blocks } from '../../blocks/Blocks';
import { PageBlocks } from '../../blocks/parts/page-blocks';
import { FeatureList } from '../../ui/FeatureList';
import { PageFrame } from '../../ui/PageFrame';
import { Section } from '../../ui/Section';
import { SectionHead } from '../../ui/SectionHead';
import columns from '../../ui/Columns.module.css';
import { PageHeading } from '../PageHeading';
import { PendingPage } from '../PendingPage';
import { SitePageMeta } from '../SitePageMeta';

export function FeaturePage() {
  const { slug = '' } = useParams();
  const { currentData, error } = useGetFeatureQuery({ slug });
  if (!currentData) return <PendingPage error={error} />;
  // An old address.
  if (currentData.slug !== slug) return <Navigate to={`/features/${currentData.slug}`} replace />;
  return <FeatureStory feature={currentData} />;
}

function FeatureStory({ feature: { slug, title, summary, blocks, related, seo } }: { readonly feature: Feature }) {
  const path = `/features/${slug}`;
  const lead = leadOf(blocks);
  const { body, closing } = withoutClosing(blocks);
  return (
    <PageFrame dense>
      {!lead && <PageHeading title={title} />}
      <PageBlocks value={blocks}>
        <Blocks blocks={body} lead={lead} />
      </PageBlocks>
      {related.length > 0 && (
        <Section labelledBy="related-title" className={columns.root}>
          <SectionHead id="related-title" title="Works with" />
          <FeatureList features={related} />
        </Section>
      )}
      <Blocks blocks={closing} lead={lead} />
      <SitePageMeta path={path} title={title} description={summary} seo={seo} />
    </PageFrame>
  );
}
