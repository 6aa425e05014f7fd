import { SiteLink } from '../../ui/SiteLink';
import classes from './BlogPage.module.css';

interface BlogPagerProps {
  readonly pathOf: (page: number) => string;
  readonly page: number;
  readonly pages: number;
}

/** The way to newer and older posts; nothing as long as one page holds them all. */
export function BlogPager({ pathOf, page, pages }: BlogPagerProps) {
  if (pages <= 1) return null;
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
