import { useSite, type Post } from '@20x/kit';
import { Section } from '../../ui/Section';
import { SiteLink } from '../../ui/SiteLink';
import classes from './PostPage.module.css';

/** Where readers share the post, and the posts that came out before and after it. Nothing loads from elsewhere. */
export function PostEnd({ post: { slug, title, newer, older } }: { readonly post: Post }) {
  const { publicUrl } = useSite();
  const address = encodeURIComponent(`${publicUrl}/blog/${slug}`);
  const words = encodeURIComponent(title);
  return (
    <Section className={classes.end}>
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
