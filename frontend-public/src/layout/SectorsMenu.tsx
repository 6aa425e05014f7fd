import type { FeatureSummary } from '@20x/kit';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import { useDisclosure } from './useDisclosure';
import classes from './Navbar.module.css';

interface SectorsMenuProps {
  readonly title: string;
  readonly features: readonly FeatureSummary[];
}

/** A disclosure of links, as ARIA practice has it for navigation; without JavaScript it opens on hover and focus. */
export function SectorsMenu({ title, features }: SectorsMenuProps) {
  const { open, root, toggle, close } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={root} className={classes.dropdown}>
      <button type="button" className={classes.item} aria-expanded={open} aria-controls="sectors" onClick={toggle}>
        {title}
        <Icon icon={ChevronDown} size={16} />
      </button>
      <ul id="sectors" className={classes.panel} data-open={open || undefined}>
        <FeatureLinks features={features} onChoose={close} />
      </ul>
    </div>
  );
}

interface FeatureLinksProps {
  readonly features: readonly FeatureSummary[];
  readonly onChoose: () => void;
}

/** The features, and a link to all of them, which is there even while no list is. */
export function FeatureLinks({ features, onChoose }: FeatureLinksProps) {
  const links = features.map(({ slug, title }) => ({ href: `/features/${encodeURIComponent(slug)}`, label: title }));
  links.push({ href: '/features', label: 'All Features' });
  return links.map(({ href, label }) => (
    <li key={href}>
      <SiteLink to={href} onClick={onChoose}>
        {label}
      </SiteLink>
    </li>
  ));
}
