import { PageMeta } from '@20x/kit';
import { defaultSiteName, titleFrom } from '@20x/shared/title-template';
import { useSiteSettings } from '../../layout/site-settings';
import { ButtonLink } from '../../ui/ButtonLink';
import { SearchBox } from '../../ui/SearchBox';
import { SiteLink } from '../../ui/SiteLink';
import section from '../../ui/Section.module.css';
import classes from './NotFoundPage.module.css';

const explanation = 'There is no page at this address. It may have moved, or the link has a typo.';

export function NotFoundPage() {
  const { siteName = defaultSiteName, titleTemplate } = useSiteSettings();
  const title = titleFrom('Page not found', { siteName, titleTemplate });
  return (
    <section className={classes.root} aria-labelledby="not-found-title">
      <PageMeta path="" title={title} description={explanation} siteName={siteName} robots="noindex" />
      <div className={section.wrap}>
        <p className={classes.code}>404</p>
        <h1 id="not-found-title" tabIndex={-1}>
          This shift is uncovered.
        </h1>
        <p className={section.lede}>{explanation}</p>
        <EmptyRow />
        <div className={classes.search}>
          <SearchBox label="Search this site" />
        </div>
        <div className={classes.links}>
          <ButtonLink to="/">Back to home</ButtonLink>
          <SiteLink to="/features">Features</SiteLink>
          <SiteLink to="/contact">Contact</SiteLink>
        </div>
      </div>
    </section>
  );
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A row of the roster that nobody works. */
function EmptyRow() {
  return (
    <div className={classes.row} role="img" aria-label="A week of the roster without a shift">
      <span className={classes.name}>
        <b>This page</b>
        <span>Nobody assigned</span>
      </span>
      {days.map((day) => (
        <span key={day} className={classes.day}>
          <span>{day}</span>
          <span className={classes.slot} />
        </span>
      ))}
    </div>
  );
}
