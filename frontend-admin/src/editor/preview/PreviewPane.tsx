import { useEffect, useState } from 'react';
import { ContentFeed } from './ContentFeed';
import { focusField } from '../fields/focus-field';
import { pressKey } from './page-keys';
import type { CanvasWidth } from './PreviewCanvas';
import { PreviewCanvas } from './PreviewCanvas';
import { PreviewTools } from './PreviewTools';
import { usePopOut } from './use-pop-out';
import { usePreviewFrame } from './use-preview-frame';
import classes from './PreviewPane.module.css';

interface PreviewPaneProps {
  readonly documentId: string;
  /** "Home page" */
  readonly name: string;
  readonly onClose?: () => void;
}

/** The page beside its form: shows what is being typed, and follows to where it is typed. */
export function PreviewPane({ documentId, name, onClose }: PreviewPaneProps) {
  const [width, setWidth] = useState<CanvasWidth>('full');
  const frame = usePreviewFrame({
    documentId,
    mode: 'view',
    onReport: (report) => {
      if (report.type === 'selected' && report.path !== null) focusField(report.path);
      if (report.type === 'key') pressKey(report.key);
    },
  });
  const popOut = usePopOut(documentId);
  const { session, isShown } = frame;
  useFollowFocus((path) => {
    session.current?.scrollTo(path);
    popOut.session.current?.scrollTo(path);
  });
  return (
    <section className={classes.root} aria-label="Preview">
      <PreviewTools
        width={width}
        onWidth={setWidth}
        onScheme={(scheme) => {
          session.current?.enter({ scheme });
          popOut.session.current?.enter({ scheme });
        }}
        onPopOut={() => void popOut.open()}
        onClose={onClose}
      />
      <PreviewCanvas frame={frame} width={width} title={`Preview of ${name}`} />
      {isShown || popOut.isOpen ? (
        <ContentFeed
          onChange={() => {
            session.current?.show();
            popOut.session.current?.show();
          }}
        />
      ) : null}
    </section>
  );
}

/** Tells which field of the form has the focus. */
function useFollowFocus(onFocus: (path: string) => void) {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const path = target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined;
      if (path) onFocus(path);
    };
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('focusin', follow);
    };
  });
}
