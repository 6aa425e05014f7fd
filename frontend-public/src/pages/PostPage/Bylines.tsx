import type { Byline } from '@20x/kit';
import { Fragment } from 'react';
import { SiteLink } from '../../ui/SiteLink';
import { authorPath } from '../AuthorPage/author-address';

/** Who wrote the post; authors with a page are links. */
export const Bylines = ({ bylines }: { readonly bylines: readonly Byline[] }) => (
  <span>
    By{' '}
    {bylines.map((byline, index) => (
      <Fragment key={index}>
        {index > 0 && (index === bylines.length - 1 ? ' and ' : ', ')}
        <AuthorName byline={byline} />
      </Fragment>
    ))}
  </span>
);

export const AuthorName = ({ byline: { slug, name } }: { readonly byline: Byline }) =>
  slug ? <SiteLink to={authorPath(slug)}>{name}</SiteLink> : <>{name}</>;
