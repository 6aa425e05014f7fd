import { useState } from 'react';
import { ActionIcon, SegmentedControl } from '@mantine/core';
import { ExternalLink, Link2, X } from 'lucide-react';
import { Hint } from '../../ui/Hint';
import type { CanvasWidth } from './PreviewCanvas';
import { SchemeSwitch } from './SchemeSwitch';
import { ShareLinkDialog } from './ShareLinkDialog';
import classes from './PreviewPane.module.css';

interface PreviewToolsProps {
  readonly documentId: string;
  readonly width: CanvasWidth;
  readonly onWidth: (width: CanvasWidth) => void;
  readonly onScheme: (scheme: 'light' | 'dark') => void;
  readonly onPopOut: () => void;
  readonly onClose: (() => void) | undefined;
}

const widths = [
  { value: '360', label: '360' },
  { value: '768', label: '768' },
  { value: '1280', label: '1280' },
  { value: 'full', label: 'Full' },
];
const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

export function PreviewTools({ documentId, width, onWidth, onScheme, onPopOut, onClose }: PreviewToolsProps) {
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={classes.tools}>
      <SegmentedControl
        size="xs"
        aria-label="Width of the preview"
        data={widths}
        value={String(width)}
        onChange={(value) => {
          onWidth(value === 'full' ? 'full' : Number(value));
        }}
      />
      <div className={classes.right}>
        <SchemeSwitch onScheme={onScheme} />
        <Tool label="Open in a window of its own" onClick={onPopOut}>
          <ExternalLink {...icon} />
        </Tool>
        <Tool
          label="Share a link to the draft"
          onClick={() => {
            setSharing(true);
          }}
        >
          <Link2 {...icon} />
        </Tool>
        {onClose ? (
          <Tool label="Close the preview" onClick={onClose}>
            <X {...icon} />
          </Tool>
        ) : null}
      </div>
      <ShareLinkDialog
        documentId={documentId}
        opened={isSharing}
        onClose={() => {
          setSharing(false);
        }}
      />
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <Hint label={label}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Hint>
  );
}
