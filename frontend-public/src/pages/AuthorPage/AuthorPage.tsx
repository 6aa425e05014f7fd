import { useGetAuthorQuery, useListPostsQuery, type Author, type PostList } from '@20x/kit';
import { Navigate, useParams } from 'react-router-dom';
import { fieldOf } from '../../ui/field-of';
import { PageFrame } from '../../ui/PageFrame';
import { Portrait } from '../../ui/Portrait';
import { Section } from '../../ui/Section';
import { SectionHead } from '../../ui/SectionHead';
import section from '../../ui/Section.module.css';
import { SiteLink } from '../../ui/SiteLink';
import { BlogPager } from '../BlogPage/BlogPager';
import { PostRows } from '../BlogPage/PostRows';
import { robotsFor } from '../BlogPage/robots';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage';
import { PendingPage } from '../PendingPage';
import { SitePageMeta } from '../SitePageMeta';
import { authorPath, postsOf } from './author-address';
import classes from './AuthorPage.module.css';

/** Who an author is, and what they wrote. */
export function AuthorPage() {
  const { slug = '', page } = useParams();
  const { currentData: author, error } = useGetAuthorQuery({ slug });
  const posts = useListPostsQuery(postsOf(slug, page));
  if (!author || !posts.currentData) return <PendingPage error={error ?? posts.error} />;
  // An old address.
  if (author.slug !== slug) return <Navigate to={authorPath(author.slug, page)} replace />;
  if (page !== undefined && posts.currentData.data.length === 0) return <NotFoundPage />;
  return <AuthorWithPosts author={author} list={posts.currentData} />;
}

interface AuthorWithPostsProps {
  readonly author: Author;
  readonly list: PostList;
}

function AuthorWithPosts({ author, list: { data, page, limit, total } }: AuthorWithPostsProps) {
  const { slug, name, bio, seo } = author;
  const path = authorPath(slug, String(page));
  const place = page > 1 ? `, page ${page}` : '';
  return (
    <PageFrame>
      <Section labelledBy="author-name">
        <AuthorHead author={author} />
      </Section>
      {total > 0 && (
        <Section labelledBy="author-posts" tone="surface">
          <SectionHead id="author-posts" title={`Articles by ${name}${place}`} />
          <PostRows posts={data} level={3} />
          <BlogPager
            pathOf={(number) => authorPath(slug, String(number))}
            page={page}
            pages={Math.ceil(total / limit)}
          />
        </Section>
      )}
      <SitePageMeta
        path={path}
        title={`${name}${place}`}
        description={bio ?? `Articles by ${name} for nurse staffing agencies.`}
        type="profile"
        seo={page === 1 ? { ...seo, robots: robotsFor(total, seo.robots) } : undefined}
      />
    </PageFrame>
  );
}

function AuthorHead({ author }: { readonly author: Author }) {
  const { name, role, bio, photo, photoAlt, links } = author;
  return (
    <div className={classes.head}>
      <Portrait name={name} url={photo} alt={photoAlt} isLarge field={fieldOf(author, 'photo')} />
      <div className={classes.text}>
        <p className={section.kicker}>Author</p>
        <h1 id="author-name" className={section.title} data-level="1" tabIndex={-1}>
          {name}
        </h1>
        {role && <p className={classes.role}>{role}</p>}
        {bio && <p className={section.lede}>{bio}</p>}
        {links.length > 0 && (
          <ul className={classes.links}>
            {links.map((link) => (
              <li key={link.label + link.href} data-field={fieldOf(link)}>
                <SiteLink to={link.href} rel="me">
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
