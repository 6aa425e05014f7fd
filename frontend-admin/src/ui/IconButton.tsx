import type { ComponentPropsWithoutRef } from 'react';
import { ActionIcon, type ActionIconProps, type FloatingPosition } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import { Hint } from './Hint';

interface IconButtonProps extends ActionIconProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ActionIconProps> {
  /** Its name. */
  readonly label: string;
  /** What the hint shows, such as the keys that do the same. Default: the label. */
  readonly hint?: string;
  /** Default: bottom. */
  readonly hintPosition?: FloatingPosition;
  readonly icon: LucideIcon;
  /** Pixels. Default: 16. */
  readonly iconSize?: number;
  /** Does nothing at the moment, and keeps the focus. Default: false. */
  readonly isOff?: boolean;
}

/** A button that is an icon, with its name in a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, hint = label, hintPosition, icon: Icon, iconSize, isOff = false, onClick, ...button } = props;
  return (
    <Hint label={hint} position={hintPosition}>
      <ActionIcon
        {...button}
        aria-label={label}
        aria-disabled={isOff || undefined}
        data-disabled={isOff || undefined}
        onClick={isOff ? undefined : onClick}
      >
        <Icon size={iconSize} />
      </ActionIcon>
    </Hint>
  );
}
