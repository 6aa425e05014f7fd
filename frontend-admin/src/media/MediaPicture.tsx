import { FileText } from 'lucide-react';
import type { MediaItemAnswer } from '../api/generated';
import classes from './MediaCard.module.css';

/** A small view of a file; a document has a sign instead. */
export function MediaPicture({ item: { thumbnail } }: { readonly item: Pick<MediaItemAnswer, 'thumbnail'> }) {
  return (
    <span className={classes.picture}>
      {thumbnail === null ? <FileText size={28} /> : <img src={thumbnail} alt="" loading="lazy" />}
    </span>
  );
}
