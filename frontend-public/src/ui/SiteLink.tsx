import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { linkKind } from './link-kind';

interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this site, an anchor, or an http(s), mailto or tel address. Anything else renders without a target. */
  readonly to: string;
}

/** A link whose target an editor may have typed: pages of this site change without a reload, the rest are plain. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  switch (linkKind(to)) {
    case 'page':
      return (
        <Link to={to} {...rest}>
          {children}
        </Link>
      );
    case 'address':
      return (
        <a href={to} {...rest}>
          {children}
        </a>
      );
    case 'refused':
      return <span className={rest.className}>{children}</span>;
  }
}
