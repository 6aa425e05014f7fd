import type { TrustBadge } from '@20x/kit';
import { CircleCheckBig, Shield, TriangleAlert } from 'lucide-react';
import { filled } from '../../ui/field-text';
import { Icon } from '../../ui/Icon';
import classes from './Trust.module.css';

const icons = new Map([
  ['checkCircle', CircleCheckBig],
  ['alertTriangle', TriangleAlert],
]);

export function Badges({ title: heading, badges }: { readonly title: string; readonly badges: readonly TrustBadge[] }) {
  return (
    <div className={classes.security}>
      <h3>{heading}</h3>
      <ul>
        {badges.map(({ icon, title, description }, index) => (
          <li key={index}>
            <Icon icon={icons.get(icon ?? '') ?? Shield} />
            <span>
              <b>{title}</b>
              {filled(description) && <span>{description}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
