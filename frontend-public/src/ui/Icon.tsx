import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly icon: LucideIcon;
  /** Pixels. Default: 20. */
  readonly size?: number;
  readonly className?: string | undefined;
  /** Where it is chosen, by `fieldOf`. */
  readonly field?: string | undefined;
}

/** An icon in the site's stroke. It says nothing by itself: the text beside it or the button's name does. */
export const Icon = ({ icon: Drawing, size = 20, className, field }: IconProps) => (
  <Drawing size={size} strokeWidth={1.5} className={className} data-field={field} aria-hidden />
);
