import { useState } from 'react';
import { SegmentedControl } from '@mantine/core';
import { ExternalLink, Moon, Sun, X } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';
import type { CanvasWidth } from './PreviewCanvas';
import classes from './PreviewPane.module.css';

interface PreviewToolsProps extends WidthSwitchProps, SchemeSwitchProps {
  readonly onPopOut: () => void;
  readonly onClose: (() => void) | undefined;
}

export function PreviewTools({ width, onWidth, onScheme, onPopOut, onClose }: PreviewToolsProps) {
  return (
    <div className={classes.tools}>
      <WidthSwitch width={width} onWidth={onWidth} />
      <div className={classes.right}>
        <SchemeSwitch onScheme={onScheme} />
        <IconButton label="Open in a window of its own" icon={ExternalLink} iconSize={18} onClick={onPopOut} />
        {onClose ? <IconButton label="Close the preview" icon={X} iconSize={18} onClick={onClose} /> : null}
      </div>
    </div>
  );
}

export const phoneWidth = 375;
const widths = [
  { value: String(phoneWidth), label: 'Phone' },
  { value: '768', label: 'Tablet' },
  { value: '1280', label: 'Desktop' },
  { value: 'full', label: 'Full' },
];

interface WidthSwitchProps {
  readonly width: CanvasWidth;
  readonly onWidth: (width: CanvasWidth) => void;
}

export function WidthSwitch({ width, onWidth }: WidthSwitchProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label="Width of the page"
      data={widths}
      value={String(width)}
      onChange={(value) => onWidth(value === 'full' ? 'full' : Number(value))}
    />
  );
}

interface SchemeSwitchProps {
  readonly onScheme: (scheme: 'light' | 'dark') => void;
}

/** Shows the page light or dark, whatever the admin area is. */
export function SchemeSwitch({ onScheme }: SchemeSwitchProps) {
  const [isDark, setDark] = useState(() => document.documentElement.classList.contains('dark'));
  const next = isDark ? 'light' : 'dark';
  return (
    <IconButton
      label={`Show the page ${next}`}
      icon={isDark ? Sun : Moon}
      iconSize={18}
      onClick={() => {
        setDark(!isDark);
        onScheme(next);
      }}
    />
  );
}
