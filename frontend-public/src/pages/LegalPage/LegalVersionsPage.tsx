import { useGetLegalPageQuery } from '@20x/kit';
import { useLocation } from 'react-router-dom';
import { PageFrame } from '../../ui/PageFrame';
import { Section } from '../../ui/Section';
import { SectionHead } from '../../ui/SectionHead';
import { PendingPage } from '../PendingPage';
import { SitePageMeta } from '../SitePageMeta';
import { slugIn } from './legal-data';
import { VersionList } from './legal-parts';

/** Every version of a legal text. */
export function LegalVersionsPage() {
  const slug = slugIn(useLocation().pathname);
  const { currentData, error } = useGetLegalPageQuery({ slug });
  if (!currentData) return <PendingPage error={error} />;
  const { title, versions } = currentData;
  return (
    <PageFrame>
      <Section labelledBy="versions-title">
        <SectionHead
          id="versions-title"
          level={1}
          title={`${title}: versions`}
          subtitle="Every published version, newest first."
        />
        <VersionList slug={slug} versions={versions} latest={versions[0]?.number} />
      </Section>
      <SitePageMeta
        path={`/${slug}/versions`}
        title={`${title}, all versions`}
        description={`Every published version of this text: ${title}.`}
        robots="noindex, follow"
      />
    </PageFrame>
  );
}
