import { Button, Progress } from '@mantine/core';
import { Check, TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';
import { sizeWords } from '../media-words';
import { isOnItsWay, type Upload } from './upload-queue';
import classes from './UploadList.module.css';
import type { Uploads } from './use-uploads';

/** How far each upload is; those that failed first. */
export function UploadList({ uploads: { uploads, retry, cancel, clear } }: { readonly uploads: Uploads }) {
  if (uploads.length === 0) return null;
  const isSending = uploads.some(isOnItsWay);
  return (
    <section aria-label="Uploads" className={classes.root}>
      <header className={classes.head}>
        <span role="status">{summaryOf(uploads)}</span>
        <Button variant={isSending ? 'default' : 'subtle'} onClick={clear}>
          {isSending ? 'Cancel all' : 'Close'}
        </Button>
      </header>
      <ul className={classes.list}>
        {[...uploads.filter(isFailed), ...uploads.filter((upload) => !isFailed(upload))].map((upload) => (
          <Row key={upload.key} upload={upload} onRetry={() => retry(upload.key)} onCancel={() => cancel(upload.key)} />
        ))}
      </ul>
    </section>
  );
}

const isFailed = ({ state }: Upload) => state === 'failed';

/** "Uploading 12 of 50…", "49 uploaded, 1 failed." */
function summaryOf(uploads: readonly Upload[]): string {
  const [open, failed] = [uploads.filter(isOnItsWay).length, uploads.filter(isFailed).length];
  if (open > 0) return `Uploading ${uploads.length - open + 1} of ${uploads.length}…`;
  const done = uploads.length - failed;
  if (failed === 0) return `${done} uploaded.`;
  return done > 0 ? `${done} uploaded, ${failed} failed.` : `${failed} failed.`;
}

interface RowProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

function Row({ upload, onRetry, onCancel }: RowProps) {
  const { file, state, share, reason, item } = upload;
  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.name}>
        <bdi>{file.name}</bdi> <span className={classes.size}>{sizeWords(file.size)}</span>
      </span>
      {state === 'sending' ? (
        <Progress aria-label={`Upload of ${file.name}`} value={100 * share} className={classes.bar} />
      ) : null}
      {state === 'waiting' ? <span className={classes.note}>Waiting</span> : null}
      {state === 'offline' ? (
        <span className={classes.note}>No connection. It is sent once you are back online.</span>
      ) : null}
      {state === 'done' ? (
        <span className={classes.note}>
          <Check size={16} /> {item?.isKnown ? 'The library already has this file' : 'Uploaded'}
        </span>
      ) : null}
      {state === 'failed' ? (
        <span className={classes.reason}>
          <TriangleAlert size={16} /> {reason}
        </span>
      ) : null}
      {state === 'failed' ? (
        <Button variant="default" aria-label={`Retry ${file.name}`} onClick={onRetry}>
          Retry
        </Button>
      ) : null}
      {state === 'done' ? null : (
        <IconButton
          label={isFailed(upload) ? `Remove ${file.name} from this list` : `Cancel ${file.name}`}
          icon={X}
          onClick={onCancel}
        />
      )}
    </li>
  );
}
