import { Problem } from '../core/http/problem.ts';
import type { ContentDocument } from './content-document.entity.ts';
import type { ContentType } from './content-types.ts';

export const isFixed = (type: ContentType, slug: string) => type.fixed?.includes(slug) ?? false;

/** The address that goes live with the draft; null when the document stays where it is. */
export const nextSlugOf = ({ slug, draft }: ContentDocument): string | null =>
  draft.slug === slug ? null : draft.slug;

/** In the trash a document is only looked at and recovered. */
export function refuseInTrash({ deletedAt }: ContentDocument): void {
  if (deletedAt) throw new Problem('conflict', { detail: 'This is in the trash. Recover it first.' });
}
