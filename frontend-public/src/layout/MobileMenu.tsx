import { useSite } from '@20x/kit';
import { Menu, X } from 'lucide-react';
import type { MenuLink } from '@20x/shared/menu';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import { FeatureLinks } from './SectorsMenu';
import { useTokenHeld } from './use-token-held';
import classes from './Navbar.module.css';

interface MobileMenuProps {
  readonly sectorsTitle: string;
  readonly features: readonly MenuLink[];
  readonly items: readonly MenuLink[];
}

const adminItems: readonly MenuLink[] = [
  { href: '/admin', label: 'Admin' },
  { href: '/admin/schema-generator', label: 'Schema Generator' },
];

/** The navigation under 768 px. A signed-in user also finds the way to the admin area. */
export function MobileMenu({ sectorsTitle, features, items }: MobileMenuProps) {
  const { isPreview } = useSite();
  // A preview shows what visitors see.
  const isSignedIn = useTokenHeld() && !isPreview;
  return (
    <div className={classes.mobile}>
      <button type="button" className={classes.icon} aria-label="Menu" popoverTarget="mobile-menu">
        <Icon icon={Menu} className={classes.closed} />
        <Icon icon={X} className={classes.opened} />
      </button>
      <nav id="mobile-menu" className={classes.sheet} aria-label="Mobile" popover="auto">
        <h2>{sectorsTitle}</h2>
        <ul>
          <FeatureLinks features={features} />
        </ul>
        <ul className={classes.pages}>
          {[...items, ...(isSignedIn ? adminItems : [])].map(({ href, label }) => (
            <li key={href + label}>
              <SiteLink to={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
