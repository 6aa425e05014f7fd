import { useListPostsQuery, type PostList, type PostSummary } from '@20x/kit';
import { useParams } from 'react-router-dom';
import { filled } from '../../blocks/parts/block-text';
import { Blocks } from '../../blocks/Blocks';
import { PageFrame } from '../../ui/PageFrame';
import { Section } from '../../ui/Section';
import section from '../../ui/Section.module.css';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage';
import { useIndexPage, type IndexPage } from '../index-page';
import { PendingPage } from '../PendingPage';
import { SitePageMeta } from '../SitePageMeta';
import { BlogPager } from './BlogPager';
import { blogPath, blogQuery, isBlogItself, type BlogAddress } from './blog-address';
import { LeadPost } from './LeadPost';
import { PostRow } from './PostRow';
import { TagFilter } from './TagFilter';
import classes from './BlogPage.module.css';

/** The blog: its newest post wide on top, the others as a ruled list. */
export function BlogPage() {
  const address: BlogAddress = useParams();
  const query = blogQuery(address);
  const { currentData, error } = useListPostsQuery(query);
  const { page, isAwaited } = useIndexPage('blog');
  if (!currentData || isAwaited) return <PendingPage error={error} />;
  const isEmpty = currentData.data.length === 0;
  if (isEmpty && (query.page > 1 || address.tag !== undefined)) return <NotFoundPage />;
  return <Blog address={address} list={currentData} around={page} />;
}

interface BlogProps {
  readonly address: BlogAddress;
  readonly list: PostList;
  readonly around: IndexPage;
}

function Blog({ address, list, around: { title: name = 'Blog', hero, seo, rest } }: BlogProps) {
  const { page } = blogQuery(address);
  const tag = address.tag === undefined ? undefined : tagName(address.tag, list.data);
  const heading = tag ?? filled(hero?.title) ?? 'Blog';
  const kicker = tag ? 'Articles on' : filled(hero?.kicker);
  const opensWide = page === 1 && !tag;
  const rows = opensWide ? list.data.slice(1) : list.data;
  const about = tag
    ? `Articles on ${tag} for nurse staffing agencies.`
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
            {opensWide && filled(hero?.subtitle) && <p className={section.lede}>{hero?.subtitle}</p>}
          </div>
          <TagFilter posts={list.data} chosen={tag} />
        </div>
        {opensWide && list.data[0] && <LeadPost post={list.data[0]} />}
        {list.data.length === 0 && <p className={section.lede}>The first articles are on the way.</p>}
        {rows.length > 0 && (
          <ul className={classes.rows}>
            {rows.map((post) => (
              <PostRow key={post.slug} post={post} />
            ))}
          </ul>
        )}
        <BlogPager address={address} page={page} pages={Math.ceil(list.total / list.limit)} />
      </Section>
      <Blocks blocks={rest} />
      <SitePageMeta
        path={blogPath(address)}
        title={`${tag ? `${tag}: articles` : name}${place}`}
        description={page > 1 ? `${about} Page ${page}.` : about}
        seo={isBlogItself(address) ? seo : undefined}
        crumbs={[{ name: 'Blog', path: '/blog' }, ...(tag ? [{ name: tag, path: blogPath(address) }] : [])]}
      />
    </PageFrame>
  );
}

/** The tag as its posts write it. */
function tagName(tag: string, posts: readonly PostSummary[]): string {
  const written = posts.flatMap(({ tags }) => tags).find((name) => name.toLowerCase() === tag.toLowerCase());
  return written ?? tag;
}
