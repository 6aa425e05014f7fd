import { useSite, type Byline, type Post } from '@20x/kit';
import { CopyButton } from '../../ui/CopyButton';
import { Portrait } from '../../ui/Portrait';
import { Section } from '../../ui/Section';
import { SiteLink } from '../../ui/SiteLink';
import { AuthorName } from './Bylines';
import classes from './PostPage.module.css';

/** Who wrote the post, where readers share it, and the posts that came out before and after it. Nothing loads from elsewhere. */
export function PostEnd({ post: { slug, title, bylines, newer, older } }: { readonly post: Post }) {
  const { publicUrl } = useSite();
  const link = `${publicUrl}/blog/${slug}`;
  const address = encodeURIComponent(link);
  const words = encodeURIComponent(title);
  return (
    <Section className={classes.end}>
      <AboutAuthors bylines={bylines} />
      <nav aria-label="Share">
        <p>Share</p>
        <ul>
          <li>
            <a href={`https://www.linkedin.com/sharing/share-offsite/?url=${address}`} rel="noopener nofollow">
              LinkedIn
            </a>
          </li>
          <li>
            <a href={`https://x.com/intent/post?url=${address}&text=${words}`} rel="noopener nofollow">
              X
            </a>
          </li>
          <li>
            <a href={`mailto:?subject=${words}&body=${address}`}>Email</a>
          </li>
          <li>
            <CopyButton text={link} label="Copy link">
              Copy link
            </CopyButton>
          </li>
        </ul>
      </nav>
      {(newer ?? older) && (
        <nav aria-label="More posts">
          {older && (
            <SiteLink to={`/blog/${older.slug}`} rel="prev">
              <span>Previous post</span> {older.title}
            </SiteLink>
          )}
          {newer && (
            <SiteLink to={`/blog/${newer.slug}`} rel="next" data-newer>
              <span>Next post</span> {newer.title}
            </SiteLink>
          )}
        </nav>
      )}
    </Section>
  );
}

/** Those of the authors who say something about themselves. */
function AboutAuthors({ bylines }: { readonly bylines: readonly Byline[] }) {
  const authors = bylines.filter(({ bio }) => bio);
  if (authors.length === 0) return null;
  return (
    <section className={classes.authors} aria-label={authors.length > 1 ? 'About the authors' : 'About the author'}>
      {authors.map((author) => (
        <div key={author.name}>
          <Portrait name={author.name} url={author.photo} alt={author.photoAlt} />
          <div>
            <p>
              <AuthorName byline={author} />
              {author.role && <span>, {author.role}</span>}
            </p>
            <p>{author.bio}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
