import type { ReactNode } from 'react';
import { Button, Loader } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Banner } from '../../ui/Banner';
import type { PreviewFrame } from './use-preview-frame';
import classes from './PreviewCanvas.module.css';

export type CanvasWidth = number | 'full';

interface PreviewCanvasProps {
  readonly frame: PreviewFrame;
  /** Pixels that the page believes to have; drawn smaller where there is less room. */
  readonly width: CanvasWidth;
  readonly title: string;
  /** Beside Retry when nothing can be shown. */
  readonly wayOut?: ReactNode;
  /** Over the page, in its own measures. */
  readonly children?: (scale: number) => ReactNode;
}

/** The page in a frame of the chosen width. */
export function PreviewCanvas({ frame, width, title, wayOut, children }: PreviewCanvasProps) {
  const { ref, width: room, height } = useElementSize();
  const wanted = width === 'full' || room === 0 ? room : width;
  const scale = room > 0 && wanted > room ? room / wanted : 1;
  const { page, reason, address, isShown, retry, onLoad } = frame;
  return (
    <div ref={ref} className={classes.room}>
      {reason === null ? null : (
        <Banner
          tone="danger"
          title="The preview does not show"
          actions={
            <>
              <Button size="xs" variant="default" onClick={retry}>
                Retry
              </Button>
              {wayOut}
            </>
          }
        >
          <p>{reason} Your work is not affected.</p>
        </Banner>
      )}
      {reason === null && !isShown ? (
        <div className={classes.waiting} role="status">
          <Loader size="sm" /> Drawing the page…
        </div>
      ) : null}
      {address === null || reason !== null || room === 0 ? null : (
        <div className={classes.sheet} style={{ width: wanted * scale }}>
          <iframe
            key={address}
            ref={page}
            src={address}
            title={title}
            className={classes.page}
            style={{
              width: wanted,
              height: height / scale,
              transform: scale === 1 ? undefined : `scale(${scale})`,
            }}
            onLoad={onLoad}
          />
          {children?.(scale)}
        </div>
      )}
    </div>
  );
}
