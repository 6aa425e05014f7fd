import type { LiveRevision } from '../../api/generated';
import { clockTime } from '../../ui/clock';

/** "v14, published 3 Mar, 12:04 by ana" */
export const liveText = ({ number, publishedAt, publishedBy }: LiveRevision): string =>
  `v${number}, published ${clockTime(new Date(publishedAt))} by ${publishedBy ?? 'the starter content'}`;
