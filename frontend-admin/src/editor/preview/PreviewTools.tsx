import { useState } from 'react';
import { SegmentedControl } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ExternalLink, Link2, Moon, Sun, X } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';
import type { CanvasWidth } from './PreviewCanvas';
import { ShareLinkDialog } from './ShareLinkDialog';
import classes from './PreviewPane.module.css';

interface PreviewToolsProps extends WidthSwitchProps, SchemeSwitchProps {
  readonly documentId: string;
  readonly onPopOut: () => void;
  readonly onClose: (() => void) | undefined;
}

export function PreviewTools({ documentId, width, onWidth, onScheme, onPopOut, onClose }: PreviewToolsProps) {
  const [isSharing, { open: share, close: endSharing }] = useDisclosure();
  return (
    <div className={classes.tools}>
      <WidthSwitch width={width} onWidth={onWidth} />
      <div className={classes.right}>
        <SchemeSwitch onScheme={onScheme} />
        <IconButton label="Open in a window of its own" icon={ExternalLink} iconSize={18} onClick={onPopOut} />
        <IconButton label="Share a link to the draft" icon={Link2} iconSize={18} onClick={share} />
        {onClose ? <IconButton label="Close the preview" icon={X} iconSize={18} onClick={onClose} /> : null}
      </div>
      <ShareLinkDialog documentId={documentId} opened={isSharing} onClose={endSharing} />
    </div>
  );
}

const widths = [
  { value: '360', label: 'Phone' },
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
