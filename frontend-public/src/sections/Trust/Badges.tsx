import type { TrustBadge } from '@20x/kit';
import { CircleCheckBig, Shield, TriangleAlert } from 'lucide-react';
import { fieldOf } from '../../ui/field-of';
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
        {badges.map((badge, index) => (
          <li key={index} data-field={fieldOf(badge)}>
            <Icon icon={icons.get(badge.icon ?? '') ?? Shield} field={fieldOf(badge, 'icon')} />
            <span>
              <b>{badge.title}</b>
              {filled(badge.description) && <span>{badge.description}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
