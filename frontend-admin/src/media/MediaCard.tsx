import type { MediaItemAnswer } from '../api/generated';
import classes from './MediaCard.module.css';
import { MediaPicture } from './MediaPicture';
import { fileWords } from './media-words';

/** A file as a card: what it looks like, its name, its type and size. */
export const MediaCard = ({ item }: { readonly item: MediaItemAnswer }) => (
  <span className={classes.root}>
    <MediaPicture item={item} />
    <bdi className={classes.name}>{item.name}</bdi>
    <span className={classes.facts}>{item.state === 'failed' ? 'Failed: upload it again' : fileWords(item)}</span>
  </span>
);
