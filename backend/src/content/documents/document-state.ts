import type { ContentDocument } from './content-document.entity.ts';
import type { ContentRevision } from './content-revision.entity.ts';
import { statusOf } from './content-status.ts';
import { completed, isAlwaysShown, isFixed, type ContentType } from './content-type.ts';
import { publishErrors } from './content-validation.ts';
import type { DocumentSchedule, DocumentState, EditedDocument, PlannedTimes, RevisionInfo } from './document.dto.ts';

/** A document with the content that is being edited. */
export interface ContentState<T extends object> extends EditedDocument {
  content: T;
}

/** The address that goes live with the draft; null when the document keeps its address. */
export const nextSlugOf = ({ slug, draft }: ContentDocument): string | null =>
  draft.slug === slug ? null : draft.slug;

export function toState<T extends object>(type: ContentType<T>, document: ContentDocument): ContentState<T> {
  const { content } = document.draft;
  const errors = publishErrors(type.content, completed(type, content));
  return { ...toBareState(type, document), errors, content: content as T };
}

/** Without the content. */
export function toBareState(type: ContentType, document: ContentDocument): DocumentState {
  const { id, slug, version, draft, published } = document;
  const nextSlug = nextSlugOf(document);
  return {
    id,
    type: type.name,
    slug,
    path: type.path(slug),
    nextSlug,
    nextPath: nextSlug === null ? null : type.path(nextSlug),
    fixed: isFixed(type, slug),
    alwaysShown: isAlwaysShown(type, slug),
    onEveryPage: type.onEveryPage ?? false,
    isPart: type.isPart ?? false,
    version,
    status: statusOf(document),
    draft: toRevisionInfo(draft),
    published: published && {
      ...toRevisionInfo(published),
      publishedAt: (document.publishedAt ?? published.createdAt).toISOString(),
      publishedBy: document.publishedByName,
    },
    firstPublishedAt: document.firstPublishedAt?.toISOString() ?? null,
    deletedAt: document.deletedAt?.toISOString() ?? null,
    schedule: scheduleOf(document),
  };
}

export function toRevisionInfo({
  number,
  reason,
  createdAt,
  authorName,
  name,
  restoredFrom,
}: ContentRevision): RevisionInfo {
  return { number, reason, createdAt: createdAt.toISOString(), author: authorName, name, restoredFrom };
}

function scheduleOf(document: ContentDocument): DocumentSchedule | null {
  const { publishAt, unpublishAt, toPublish, scheduleZone: zone, scheduledByName: by } = document;
  if (zone === null || by === null) return null;
  return {
    ...plannedTimes({ publishAt, unpublishAt, zone }),
    publishRevision: toPublish?.number ?? null,
    by,
  };
}

interface Plan {
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
  readonly zone: string;
}

/** The times of a schedule, as answers hold them. */
export const plannedTimes = ({ publishAt, unpublishAt, zone }: Plan): PlannedTimes => ({
  publishAt: publishAt?.toISOString() ?? null,
  unpublishAt: unpublishAt?.toISOString() ?? null,
  zone,
});
