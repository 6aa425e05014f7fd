import { isDeepStrictEqual } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { withRowIds } from '@20x/shared/row-ids';
import { fieldLabel } from '../content/blocks/field-label.ts';
import { getDocument } from '../content/documents/content-documents.ts';
import { completed, type ContentType } from '../content/documents/content-type.ts';
import { CreateContentRequest } from '../content/documents/document-requests.dto.ts';
import { ContentTypes } from '../content/documents/content-types.ts';
import { checkedForm, fittedForm, publishErrors } from '../content/documents/content-validation.ts';
import { refuseIfOnlyFixed, slugTaken, whyTaken } from '../content/documents/new-documents.ts';
import { ContentAddresses } from '../content/drafts/content-addresses.ts';
import { ContentWriter } from '../content/drafts/content-writer.ts';
import { ContentOrder } from '../content/publishing/content-order.ts';
import { ContentPublisher } from '../content/publishing/content-publisher.ts';
import type { Transaction } from '../core/database/unit-of-work.ts';
import { importer as by } from './importer.ts';
import { checked, linesOf, mostLines, named } from './named-problems.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { readDocuments } from './read-documents.ts';
import type { ExportedDocument } from './site-content.ts';
import { TransferError } from './transfer-error.ts';
import type { Translation } from './translation.ts';

interface Bringing {
  readonly documents: readonly ExportedDocument[];
  readonly translation: Translation;
  /** For the history. */
  readonly note: string;
  /** Nothing goes live. */
  readonly drafts: boolean;
  /** Content of an older release must fit as it is. Otherwise fields that are gone are left behind. */
  readonly isOlder: boolean;
}

/** A document that differs from the one here. */
interface Differing {
  readonly type: ContentType;
  readonly id: string;
  readonly name: string;
  readonly exported: ExportedDocument;
  readonly here: ExportedDocument | undefined;
  readonly steps: Steps;
}

/** What is written of a document; null: nothing. */
interface Steps {
  readonly live: object | null;
  readonly draft: object | null;
}

/** Brings documents as an editor would: with new revisions, which its history keeps beside the earlier ones. */
export async function bringDocuments(
  app: INestApplicationContext,
  tx: Transaction,
  bringing: Bringing,
): Promise<Outcome> {
  const { documents } = bringing;
  const differing = await findDiffering(app, tx, bringing);
  const isNew = ({ here }: Differing) => here === undefined;
  // Links between documents need all of them.
  for (const document of differing.filter(isNew)) await create(app, tx, document);
  for (const document of differing) await write(app, tx, document, bringing);
  const moved = bringing.drafts ? [] : await arrange(app, tx, bringing);
  const changed = differing.filter((document) => !isNew(document));
  const outcome = outcomeOf(
    differing.filter(isNew).map(({ name }) => name),
    changed.map(({ name }) => name),
    documents,
  );
  return { ...outcome, changed: [...outcome.changed, ...moved] };
}

async function findDiffering(
  app: INestApplicationContext,
  tx: Transaction,
  { documents, translation, drafts, isOlder }: Bringing,
): Promise<Differing[]> {
  const types = app.get(ContentTypes, { strict: false });
  const [differing, errors] = [[] as Differing[], [] as string[]];
  for (const document of documents) {
    const type = types.find(document.type);
    if (!type) throw new TransferError(`This release has no content of the type ${document.type}.`);
    const name = `${type.admin.item} ${document.slug}`;
    await checked(name, CreateContentRequest, {
      id: document.id,
      slug: document.slug,
      content: document.live ?? document.draft,
    });
    const id = translation.idOf(document);
    const [here] = await readDocuments(tx.manager, [id]);
    const exported = translation.of(document);
    if (!stepsFor(exported, here, drafts)) continue;
    const { fitted, problems } = formed(type, exported, { name, drafts, isOlder });
    errors.push(...problems);
    const steps = stepsFor(fitted, here, drafts);
    if (steps) differing.push({ type, id, name, exported: fitted, here, steps });
  }
  if (errors.length > 0) throw new TransferError(errors.slice(0, mostLines).join('\n'));
  return differing;
}

/** What differs here; null: nothing. A draft here stays when the other site has no later one. */
function stepsFor(
  { slug, live, draft, nextSlug }: ExportedDocument,
  here: ExportedDocument | undefined,
  drafts: boolean,
): Steps | null {
  const isHere = here?.slug === slug;
  const isLive = isHere && live !== null && isDeepStrictEqual(here.live, live);
  if (live !== null && !drafts && !isLive) return { live, draft };
  const last = draft ?? (isLive ? null : live);
  if (last === null) return null;
  const next = nextSlug ?? (isHere ? null : slug);
  const isSame = here !== undefined && isDeepStrictEqual(here.draft ?? here.live, last) && here.nextSlug === next;
  return isSame ? null : { live: null, draft: last };
}

interface Forming {
  readonly name: string;
  readonly drafts: boolean;
  readonly isOlder: boolean;
}

/** The document as a save would keep it, and what speaks against it. */
function formed(type: ContentType, document: ExportedDocument, { name, drafts, isOlder }: Forming) {
  const problems: string[] = [];
  const form = (content: object | null, isPublished: boolean): object | null => {
    if (content === null) return null;
    const { stored, errors } = (isOlder ? checkedForm : fittedForm)(type.content, content);
    const all = errors.length === 0 && isPublished ? publishErrors(type.content, completed(type, stored)) : errors;
    problems.push(...linesOf(name, all, (field) => fieldLabel(type.content, stored, field)));
    return withRowIds(stored);
  };
  const fitted = { ...document, live: form(document.live, !drafts), draft: form(document.draft, false) };
  return { fitted, problems };
}

async function create(app: INestApplicationContext, tx: Transaction, document: Differing): Promise<void> {
  const { type, id, name, exported, steps } = document;
  const writer = app.get(ContentWriter, { strict: false });
  await named(name, async () => {
    refuseIfOnlyFixed(type);
    await writer.create(tx, type, { id, slug: exported.slug, content: steps.live ?? steps.draft ?? {}, by });
  });
}

async function write(
  app: INestApplicationContext,
  tx: Transaction,
  { type, id, name, exported, here, steps: { live, draft } }: Differing,
  { note }: Bringing,
): Promise<void> {
  const writer = app.get(ContentWriter, { strict: false });
  const publisher = app.get(ContentPublisher, { strict: false });
  const addresses = app.get(ContentAddresses, { strict: false });
  const opened = () => getDocument(tx.manager, type, { id });
  const content = live ?? draft ?? {};
  const label = (field: string) => fieldLabel(type.content, content, field);
  await named(
    name,
    async () => {
      const { slug: address, nextSlug } = exported;
      const known = await opened();
      if (!known.firstPublishedAt) await addresses.change(tx, { type, document: known }, address, by);
      if (live !== null) {
        const before = await opened();
        const slug = before.slug === address ? null : address;
        await writer.append(tx, type, before, { content: live, slug, by, reason: 'saved' });
        await publisher.publish(tx, { type, document: await opened() }, { by, note, preflight: 'live elsewhere' });
        if (!here?.firstPublishedAt) await keepDates(tx, id, exported);
      }
      if (draft === null) return;
      const document = await opened();
      const slug = nextSlug ?? (document.slug === address ? null : address);
      const holder = slug === null ? null : await whyTaken(tx.manager, document, slug);
      if (holder !== null) throw slugTaken(holder);
      await writer.append(tx, type, document, { content: draft, slug, by, reason: 'saved' });
    },
    label,
  );
}

/** What was never live here has been live since it was at the other site. */
async function keepDates({ manager }: Transaction, id: string, { firstPublishedAt, publishedAt }: ExportedDocument) {
  await manager.query(
    'update content_document set first_published_at = coalesce($2, first_published_at), published_at = coalesce($3, published_at) where id = $1',
    [id, firstPublishedAt, publishedAt],
  );
}

/** Puts the documents of types that have an order into that of the other site; answers the names of lists that changed. */
async function arrange(
  app: INestApplicationContext,
  tx: Transaction,
  { documents, translation }: Bringing,
): Promise<string[]> {
  const order = app.get(ContentOrder, { strict: false });
  const moved: string[] = [];
  for (const type of app.get(ContentTypes, { strict: false }).all.filter(({ ordered }) => ordered)) {
    const own = documents
      .filter((document) => document.type === type.name)
      .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
    const ids = own.map((document) => translation.idOf(document));
    if (await order.arrange(tx, type, ids, by)) moved.push(`order of ${type.admin.title}`);
  }
  return moved;
}
