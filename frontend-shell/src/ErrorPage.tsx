import { siteBase } from '@20x/kit';
import classes from './ErrorPage.module.css';

/** Replaces a page whose code fails or cannot be loaded. Its plain links reload the document. */
export function ErrorPage() {
  const { pathname } = window.location;
  return (
    <main className={classes.page} role="alert">
      <h1>This page did not load.</h1>
      <p>Check your connection, then try again. Nothing you saved is lost.</p>
      <p className={classes.links}>
        <a href={pathname}>Try again</a>
        <a href={`${siteBase(pathname)}/`}>Home page</a>
      </p>
    </main>
  );
}
