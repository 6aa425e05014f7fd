import type { MenuLink } from '@20x/shared/menu';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import classes from './Navbar.module.css';

interface SectorsMenuProps {
  readonly title: string;
  readonly features: readonly MenuLink[];
}

/** A disclosure of links, as ARIA practice has it for navigation. */
export function SectorsMenu({ title, features }: SectorsMenuProps) {
  return (
    <div className={classes.dropdown}>
      <button type="button" className={classes.item} popoverTarget="sectors">
        {title}
        <Icon icon={ChevronDown} size={16} />
      </button>
      <ul id="sectors" className={classes.panel} popover="auto">
        <FeatureLinks features={features} />
      </ul>
    </div>
  );
}

/** The features, and a link to all of them, which is there even while no list is. */
export function FeatureLinks({ features }: Pick<SectorsMenuProps, 'features'>) {
  const links = [...features, { href: '/features', label: 'All Features' }];
  return links.map(({ href, label }) => (
    <li key={href}>
      <SiteLink to={href}>{label}</SiteLink>
    </li>
  ));
}
