import { SiteLink } from '../../ui/SiteLink';
import { blogPath, type BlogAddress } from './blog-address';
import classes from './BlogPage.module.css';

interface BlogPagerProps {
  readonly address: BlogAddress;
  readonly page: number;
  readonly pages: number;
}

/** The way to newer and older posts; nothing as long as one page holds them all. */
export function BlogPager({ address, page, pages }: BlogPagerProps) {
  if (pages <= 1) return null;
  const pathOf = (number: number) => blogPath({ ...address, page: String(number) });
  return (
    <nav className={classes.pager} aria-label="Pages">
      {page > 1 ? <SiteLink to={pathOf(page - 1)}>Newer posts</SiteLink> : <span />}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? <SiteLink to={pathOf(page + 1)}>Older posts</SiteLink> : <span />}
    </nav>
  );
}
