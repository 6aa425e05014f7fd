import type { PublishedHome } from '../api/generated';

/** The content of the home page, as visitors read it and as editors write it. */
export type HomeContent = Omit<PublishedHome, 'revision'>;
