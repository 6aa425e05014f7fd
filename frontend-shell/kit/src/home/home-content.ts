import type { PublishedHome } from '../api/generated';

/** Everything the home page says, whether visitors see it or an editor writes it. */
export type HomeContent = Omit<PublishedHome, 'revision'>;
