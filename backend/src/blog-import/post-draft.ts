import { setImmediate as pause } from 'node:timers/promises';
import type { ContentChecks } from '../content/checks/content-checks.ts';
import type { DraftAuthor } from '../content/documents/content-documents.ts';
import { completed } from '../content/documents/content-type.ts';
import { checkedForm } from '../content/documents/content-validation.ts';
import { refuseForeignHtml } from '../content/drafts/owner-html.ts';
import { Problem, type FieldError } from '../core/http/problem.ts';
import { PostContent } from '../blog/post-content.dto.ts';
import { postType } from '../blog/post-type.ts';
import { inWords } from './field-words.ts';
import { withOwnSeo } from './export/exported-seo.ts';
import { withStoredImages, type StoreImage } from './images/image-addresses.ts';
import { UnreadableFile } from './model/imported-post.ts';

/** A post that is to be written. Its images have the addresses of its source. */
export interface UnstoredPost {
  readonly sourceId: string;
  readonly content: PostContent;
  /** The draft that it replaces; null: it is new. */
  readonly before: PostContent | null;
}

interface PostDraft {
  readonly content: PostContent;
  readonly notes: string[];
  /** Nothing is known to block its publication. */
  readonly isPublishable: boolean;
}

interface Writing {
  readonly store: StoreImage;
  readonly by: DraftAuthor;
  readonly checks: ContentChecks;
}

/** The post as its draft says it, with its images where `store` puts them. What `by` may not write is an `UnreadableFile`. */
export async function postDraft(
  { sourceId, content, before }: UnstoredPost,
  { store, by, checks }: Writing,
): Promise<PostDraft> {
  const made = await withStoredImages(content, (address) => store(address, sourceId));
  const { stored, errors } = checkedForm(PostContent, made.content);
  if (errors.length > 0) throw refusalOf(made.content, errors);
  await pause();
  const complete = completed(postType, stored);
  const draft = withOwnSeo(content.publishedOn ? complete : stored, before ?? {});
  requireRights(draft, before ?? {}, by);
  const blockers = await checks.blockersOf(postType, complete);
  const isPublishable = blockers.length === 0;
  const notes = isPublishable ? [] : [`Not ready to publish. ${inWords(complete, blockers)}`];
  return { content: draft, notes: [...notes, ...made.notes], isPublishable };
}

function requireRights(draft: PostContent, before: PostContent, by: DraftAuthor): void {
  try {
    refuseForeignHtml(postType, by, before, draft);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw refusalOf(
      draft,
      error.options.errors ?? [],
      ' Ask an administrator to import it, or remove it from the file.',
    );
  }
}

const refusalOf = (content: object, errors: readonly FieldError[], advice = '') =>
  new UnreadableFile(inWords(content, errors) + advice);
