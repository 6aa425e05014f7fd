import { setImmediate as pause } from 'node:timers/promises';
import { fieldLabel } from '../content/blocks/field-label.ts';
import type { DraftAuthor } from '../content/documents/content-documents.ts';
import { completed } from '../content/documents/content-type.ts';
import { checkedForm, publishErrors } from '../content/documents/content-validation.ts';
import { refuseForeignHtml } from '../content/drafts/owner-html.ts';
import { Problem, type FieldError } from '../core/http/problem.ts';
import { PostContent } from '../blog/post-content.dto.ts';
import { postType } from '../blog/post-type.ts';
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
}

/** The post as its draft says it, with its images where `store` puts them. What `by` may not write is an `UnreadableFile`. */
export async function postDraft(
  { sourceId, content, before }: UnstoredPost,
  store: StoreImage,
  by: DraftAuthor,
): Promise<PostDraft> {
  const made = await withStoredImages(content, (address) => store(address, sourceId));
  const { stored, errors } = checkedForm(PostContent, made.content);
  if (errors.length > 0) throw refusalOf(made.content, errors);
  await pause();
  const complete = completed(postType, stored);
  const draft = withOwnSeo(content.publishedOn ? complete : stored, before ?? {});
  requireRights(draft, before ?? {}, by);
  const later = messagesOf(complete, publishErrors(PostContent, complete));
  return { content: draft, notes: [...made.notes, ...later.map((message) => `Before publishing: ${message}`)] };
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
  new UnreadableFile(messagesOf(content, errors).slice(0, 5).join(' ') + advice);

const messagesOf = (content: object, errors: readonly FieldError[]): string[] =>
  errors.map(({ field, message }) => `${fieldLabel(PostContent, content, field)}: ${message}`);
