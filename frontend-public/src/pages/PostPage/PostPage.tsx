import { PageMeta, useGetPostQuery, useSite, type Post } from '@20x/kit';
import { useParams } from 'react-router-dom';
import { isFlow } from '../../blocks/block-groups';
import { filled } from '../../blocks/block-text';
import { Blocks, FlowBlocks } from '../../blocks/Blocks';
import { useSiteSettings } from '../../layout/site-settings';
import { breadcrumbs } from '../../ui/breadcrumbs';
import { Contents } from '../../ui/Contents';
import { PageFrame } from '../../ui/PageFrame';
import { PostCards } from '../../ui/PostCards';
import { Section, SectionHead } from '../../ui/Section';
import { PendingPage } from '../PendingPage';
import { headingsOf } from './article-contents';
import { blogPosting } from './blog-posting';
import { PostHead } from './PostHead';
import classes from './PostPage.module.css';

export function PostPage() {
  const { slug = '' } = useParams();
  const { currentData, error } = useGetPostQuery({ slug });
  return currentData ? <Article post={currentData} /> : <PendingPage error={error} />;
}

/** Fewer headings than this need no contents. */
const worthContents = 3;

function Article({ post }: { readonly post: Post }) {
  const { siteName = '20X' } = useSiteSettings();
  const { publicUrl } = useSite();
  const path = `/blog/${post.slug}`;
  const text = post.blocks.filter(isFlow);
  const bands = post.blocks.filter((block) => !isFlow(block));
  const headings = headingsOf(text);
  return (
    <PageFrame>
      <Section labelledBy="post-title">
        <article>
          <PostHead post={post} />
          <div className={classes.columns}>
            {headings.length >= worthContents ? <Contents entries={headings} /> : <div />}
            <div className={classes.text}>
              <FlowBlocks blocks={text} />
            </div>
          </div>
        </article>
      </Section>
      {post.related.length > 0 && (
        <Section labelledBy="related-title" tone="surface">
          <SectionHead id="related-title" title="Read next" />
          <PostCards posts={post.related} />
        </Section>
      )}
      <Blocks blocks={bands} />
      <PageMeta
        path={path}
        title={`${post.title} | ${siteName}`}
        description={post.excerpt}
        image={filled(post.cover)}
        type="article"
        siteName={siteName}
        seo={post.seo}
        records={[
          blogPosting(post, { siteName, publicUrl }),
          breadcrumbs(publicUrl, [
            { name: 'Blog', path: '/blog' },
            { name: post.title, path },
          ]),
        ]}
      />
    </PageFrame>
  );
}
