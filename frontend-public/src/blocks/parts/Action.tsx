import type { BlockAction } from '@20x/kit';
import { ButtonLink } from '../../ui/ButtonLink';
import { filled } from './block-text';

interface ActionProps {
  readonly action: BlockAction | null | undefined;
  /** Default: primary. */
  readonly variant?: 'primary' | 'secondary' | 'inverse';
}

/** A button that an editor set up; without a label there is none. */
export function Action({ action, variant = 'primary' }: ActionProps) {
  const label = filled(action?.label);
  if (!label) return null;
  return (
    <ButtonLink to={filled(action?.href) ?? '/contact'} variant={variant} newTab={action?.newTab}>
      {label}
    </ButtonLink>
  );
}
