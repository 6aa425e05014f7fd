import { useGetTermQuery, useListPostsQuery, type PostList, type PostSummary, type Term } from '@20x/kit';
import { feedTitle } from '@20x/shared/post-lists';
import { Navigate, useParams } from 'react-router-dom';
import { filled } from '../../blocks/parts/block-text';
import { Blocks } from '../../blocks/Blocks';
import { useSiteSettings } from '../../layout/site-settings';
import { PageFrame } from '../../ui/PageFrame';
import { Section } from '../../ui/Section';
import { SearchBox } from '../../ui/SearchBox';
import section from '../../ui/Section.module.css';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage';
import { useIndexPage, type IndexPage } from '../index-page';
import { PendingPage } from '../PendingPage';
import { SitePageMeta } from '../SitePageMeta';
import { BlogPager } from './BlogPager';
import {
  askedTerm,
  blogPath,
  blogQuery,
  featuredPost,
  isBlogItself,
  underSlug,
  type BlogAddress,
} from './blog-address';
import { LeadPost } from './LeadPost';
import { PostRows } from './PostRows';
import { robotsFor } from './robots';
import { TopicFilter } from './TopicFilter';
import classes from './BlogPage.module.css';

/** The blog: one post wide on top, the others as a ruled list; or the posts of one category or tag. */
export function BlogPage() {
  const address: BlogAddress = useParams();
  const asked = askedTerm(address);
  const term = useGetTermQuery(asked ?? { kind: 'tag', slug: '' }, { skip: !asked });
  const posts = useListPostsQuery(blogQuery(address));
  const featured = useListPostsQuery(featuredPost, { skip: !isBlogItself(address) });
  const { page, isAwaited } = useIndexPage('blog');
  const error = term.error ?? posts.error;
  if (!posts.currentData || isAwaited || featured.isLoading || (asked && !term.currentData))
    return <PendingPage error={error} />;
  const of = asked ? (term.currentData ?? null) : null;
  // An earlier address.
  if (asked && of && of.slug !== asked.slug) return <Navigate to={blogPath(underSlug(address, of))} replace />;
  const isEmpty = posts.currentData.data.length === 0;
  if (isEmpty && !isBlogItself(address)) return <NotFoundPage />;
  return (
    <Blog address={address} term={of} list={posts.currentData} featured={featured.currentData?.data[0]} around={page} />
  );
}

interface BlogProps {
  readonly address: BlogAddress;
  readonly term: Term | null;
  readonly list: PostList;
  readonly featured: PostSummary | undefined;
  readonly around: IndexPage;
}

function Blog({ address, term, list, featured, around: { title: name = 'Blog', hero, seo, rest } }: BlogProps) {
  const { page } = blogQuery(address);
  const lead = page === 1 && !term ? (featured ?? list.data[0]) : undefined;
  const heading = term?.name ?? filled(hero?.title) ?? 'Blog';
  // A category and a tag can have the same name.
  const articles = term?.kind === 'tag' ? 'Articles tagged' : 'Articles on';
  const kicker = term ? articles : filled(hero?.kicker);
  const lede = page > 1 ? undefined : filled(term ? term.description : hero?.subtitle);
  const topic = term && `${articles} ${term.name}`;
  const about = term
    ? (filled(term.description) ?? `${topic} for nurse staffing agencies.`)
    : (filled(seo?.description) ?? filled(hero?.subtitle) ?? name);
  const place = page > 1 ? `, page ${page}` : '';
  return (
    <PageFrame>
      <Section labelledBy="blog-title">
        <div className={classes.head}>
          <div>
            {kicker && <p className={section.kicker}>{kicker}</p>}
            <h1 id="blog-title" className={section.title} data-level="1" tabIndex={-1}>
              {heading}
              {page > 1 && <span className={classes.page}> Page {page}</span>}
            </h1>
            {lede && <p className={section.lede}>{lede}</p>}
          </div>
          <div className={classes.find}>
            <SearchBox label="Search the blog and the site" />
            <TopicFilter chosen={term} />
          </div>
        </div>
        {lead && <LeadPost post={lead} />}
        {list.data.length === 0 && <p className={section.lede}>The first articles are on the way.</p>}
        <PostRows posts={list.data.filter(({ slug }) => slug !== lead?.slug)} />
        <BlogPager
          pathOf={(number) => blogPath({ ...address, page: String(number) })}
          page={page}
          pages={Math.ceil(list.total / list.limit)}
        />
      </Section>
      <Blocks blocks={rest} />
      <FeedLinks of={term} />
      <SitePageMeta
        path={blogPath(address)}
        title={`${topic ?? name}${place}`}
        description={page > 1 ? `${about} Page ${page}.` : about}
        robots={term ? robotsFor(list.total) : undefined}
        seo={isBlogItself(address) ? seo : undefined}
      />
    </PageFrame>
  );
}

/** Where feed readers find the posts of this page. */
function FeedLinks({ of }: { readonly of: Term | null }) {
  const { siteName } = useSiteSettings();
  if (of && of.kind !== 'tag') return null;
  const folder = of ? `/blog/tag/${of.slug}` : '/blog';
  const title = feedTitle(siteName, of?.name);
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={`${folder}/feed.xml`} />
      <link rel="alternate" type="application/atom+xml" title={`${title} (Atom)`} href={`${folder}/atom.xml`} />
    </>
  );
}
