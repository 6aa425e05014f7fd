import { useGetSnippetQuery } from '@20x/kit';
import { Navigate, useParams } from 'react-router-dom';
import { Blocks } from '../../blocks/Blocks';
import { PageFrame } from '../../ui/PageFrame';
import { Section } from '../../ui/Section';
import { SectionHead } from '../../ui/SectionHead';
import { PendingPage } from '../PendingPage';
import { SitePageMeta } from '../SitePageMeta';

/** Shared sections by themselves, for their editors. */
export function SnippetPage() {
  const { slug = '' } = useParams();
  const { currentData: snippet, error } = useGetSnippetQuery({ slug });
  if (!snippet) return <PendingPage error={error} />;
  if (snippet.slug !== slug) return <Navigate to={`/snippets/${snippet.slug}`} replace />;
  return (
    <PageFrame>
      <Section labelledBy="snippet-title">
        <SectionHead id="snippet-title" level={1} title={snippet.title} />
      </Section>
      <Blocks blocks={snippet.blocks} />
      <SitePageMeta
        path={`/snippets/${slug}`}
        title={snippet.title}
        description={snippet.title}
        seo={{ robots: 'noindex, follow' }}
      />
    </PageFrame>
  );
}
