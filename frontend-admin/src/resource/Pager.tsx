import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import classes from './Pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  /** There are more than `total`. Default: false. */
  readonly isMore?: boolean | undefined;
  readonly hrefTo: (page: number) => string;
}

const number = (value: number) => value.toLocaleString('en');

/** Which rows of how many these are, and the way to the neighbours. */
export function Pager({ page, limit, total, isMore = false, hrefTo }: PagerProps) {
  const pages = Math.ceil(total / limit);
  return (
    <nav aria-label="Pages" className={classes.root}>
      <p role="status" className={classes.range}>
        {pages > 1
          ? `${number((page - 1) * limit + 1)}–${number(isMore ? page * limit : Math.min(page * limit, total))} of ${isMore ? 'more than ' : ''}${number(total)}`
          : `${number(total)} total`}
      </p>
      {page > 1 ? (
        <Button component={Link} to={hrefTo(page - 1)} variant="default">
          Previous
        </Button>
      ) : null}
      {page < pages || isMore ? (
        <Button component={Link} to={hrefTo(page + 1)} variant="default">
          Next
        </Button>
      ) : null}
    </nav>
  );
}
