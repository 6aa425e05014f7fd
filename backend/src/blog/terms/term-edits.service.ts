import { Injectable } from '@nestjs/common';
import { ArrayOverlap, DataSource, In, Not, type EntityManager } from 'typeorm';
import { isSlug, slugFrom } from '@20x/shared/slug';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.ts';
import type { DomainEvent, PublicDataChanged } from '../../core/events/domain-event.ts';
import { pageOf } from '../../core/http/pagination.ts';
import { Problem, type FieldError } from '../../core/http/problem.ts';
import { BlogTerm } from './blog-term.entity.ts';
import { lockTerms } from './term-lock.ts';
import { termName, termNameProblem } from './term-rules.ts';
import type { EditedTerm, EditedTermList, EditTermRequest, TermQuery } from './terms.dto.ts';

/** A category or tag was changed. */
export interface TermChanged extends DomainEvent {
  readonly name: 'term.changed';
  readonly action: 'edited' | 'merged' | 'deleted';
  /** Its address before. */
  readonly path: string;
  readonly details: Readonly<Record<string, string>>;
}

/** A category or tag for another installation. */
export type ExportedTerm = Pick<BlogTerm, 'kind' | 'slug' | 'name' | 'description' | 'aliases'>;

const posts = `(select count(*)::integer from post_listing
  where case term.kind when 'tag' then tag_keys @> array[term.slug] else category_key = term.slug end)`;
const columns = `term.id, term.kind, term.slug, term.name, term.description, term.aliases, ${posts} as posts`;
const pathOf = ({ kind, slug }: BlogTerm) => `/blog/${kind}/${slug}`;

/** Renames, merges and removes categories and tags. Visitors see it at once; earlier addresses keep working. */
@Injectable()
export class TermEdits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(query: TermQuery): Promise<EditedTermList> {
    const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const found = `from blog_term term where term.kind = $1 and not exists (
      select 1 from unnest($2::text[]) word where position(word in lower(term.name || ' ' || term.slug)) = 0)`;
    const data = await this.dataSource.query<EditedTerm[]>(
      `select ${columns} ${found} order by lower(term.name), term.slug limit $3 offset $4`,
      [query.kind, words, query.limit, query.offset],
    );
    const [counted] = await this.dataSource.query<{ total: number }[]>(`select count(*)::integer as total ${found}`, [
      query.kind,
      words,
    ]);
    return pageOf(query, data, counted?.total ?? 0);
  }

  edit(id: string, request: EditTermRequest): Promise<EditedTerm> {
    const wanted = checkedTerm(request);
    return this.alone(async (tx) => {
      await change(tx, await getTerm(tx.manager, id), wanted);
      return read(tx.manager, id);
    });
  }

  /** Every term for another installation. */
  exported(manager: EntityManager): Promise<ExportedTerm[]> {
    return manager.query('select kind, slug, name, description, aliases from blog_term order by kind, slug');
  }

  /** Puts one of another installation here. It is the one that has its slug, or one of its earlier ones. */
  async bring(tx: Transaction, brought: ExportedTerm): Promise<'created' | 'changed' | 'unchanged'> {
    const { kind, aliases } = brought;
    const { name, slug, description } = checkedTerm(brought);
    const { manager } = tx;
    const known =
      (await manager.findOneBy(BlogTerm, { kind, slug })) ??
      (await manager.findOneBy(BlogTerm, { kind, slug: In(aliases) }));
    const isSame = known?.name === name && known.slug === slug && known.description === description;
    await lockTerms(manager, 'alone');
    if (known && !isSame) await change(tx, known, { name, slug, description });
    if (!known) await refuseTaken(manager, { id: null, kind }, { name: slugFrom(name), slug });
    const { id } = known ?? (await manager.save(BlogTerm, { kind, name, slug, description }));
    const areNew = await addFreeAliases(manager, { id, kind, aliases });
    if (!known) return 'created';
    return isSame && !areNew ? 'unchanged' : 'changed';
  }

  /** All its posts and addresses lead to the other term from now on. */
  merge(id: string, into: string): Promise<EditedTerm> {
    return this.alone(async (tx) => {
      const [term, other] = [await getTerm(tx.manager, id), await getTerm(tx.manager, into)];
      if (id === into || term.kind !== other.kind) {
        const errors = [{ field: 'into', message: `Choose another ${term.kind}.` }];
        throw new Problem('invalid_input', { errors });
      }
      await tx.manager.delete(BlogTerm, { id });
      const aliases = [...new Set([...other.aliases, term.slug, ...term.aliases])];
      await tx.manager.update(BlogTerm, { id: into }, { aliases });
      await moveListings(tx.manager, term, other.slug);
      announce(tx, 'merged', term, { name: term.name, into: pathOf(other) });
      return read(tx.manager, into);
    });
  }

  /** Of a term without published posts. */
  remove(id: string): Promise<void> {
    return this.alone(async (tx) => {
      const term = await getTerm(tx.manager, id);
      if ((await read(tx.manager, id)).posts > 0) {
        const detail = `Published posts use this ${term.kind}. Merge it into another one instead.`;
        throw new Problem('conflict', { detail });
      }
      await tx.manager.delete(BlogTerm, { id });
      announce(tx, 'deleted', term, { name: term.name });
    });
  }

  private alone<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async (tx) => {
      await lockTerms(tx.manager, 'alone');
      return work(tx);
    });
  }
}

function checkedTerm({ name: typed, slug, description }: EditTermRequest): EditTermRequest {
  const name = termName(typed);
  const problem = termNameProblem(name);
  const errors: FieldError[] = [
    ...(problem === null ? [] : [{ field: 'name', message: problem }]),
    ...(isSlug(slug) ? [] : [{ field: 'slug', message: 'Use lower-case letters, digits and single hyphens.' }]),
  ];
  if (errors.length > 0) throw new Problem('invalid_input', { errors });
  return { name, slug, description: description?.trim() || null };
}

async function change(tx: Transaction, term: BlogTerm, { name, slug, description }: EditTermRequest): Promise<void> {
  await refuseTaken(tx.manager, term, { name: slugFrom(name), slug });
  // A post that is given the name finds the term.
  const aliases = [...new Set([...term.aliases, term.slug, slugFrom(name)])].filter((alias) => alias !== slug);
  await tx.manager.update(BlogTerm, { id: term.id }, { name, slug, description, aliases });
  if (slug !== term.slug) await moveListings(tx.manager, term, slug);
  announce(tx, 'edited', term, { name, slug });
}

/** Those that no term of the kind has. Answers whether there were any. */
async function addFreeAliases(
  manager: EntityManager,
  { id, kind, aliases }: Pick<BlogTerm, 'id' | 'kind' | 'aliases'>,
): Promise<boolean> {
  const [, changed] = await manager.query<[unknown[], number]>(
    `with free as (
       select array_agg(alias) as aliases from unnest($3::text[]) alias where not exists (
         select from blog_term other where other.kind = $2 and (other.slug = alias or alias = any(other.aliases))))
     update blog_term set aliases = blog_term.aliases || free.aliases from free
     where id = $1 and free.aliases is not null`,
    [id, kind, aliases],
  );
  return changed > 0;
}

async function getTerm(manager: EntityManager, id: string): Promise<BlogTerm> {
  const term = await manager.findOneBy(BlogTerm, { id });
  if (!term) throw new Problem('not_found');
  return term;
}

async function read(manager: EntityManager, id: string): Promise<EditedTerm> {
  const [term] = await manager.query<EditedTerm[]>(`select ${columns} from blog_term term where id = $1`, [id]);
  if (!term) throw new Problem('not_found');
  return term;
}

/** No slug leads to two terms. */
async function refuseTaken(
  manager: EntityManager,
  { id, kind }: Pick<BlogTerm, 'kind'> & { readonly id: string | null },
  wanted: { name: string; slug: string },
) {
  const slugs = Object.values(wanted);
  const other = id === null ? {} : { id: Not(id) };
  const others = await manager.findBy(BlogTerm, [
    { ...other, kind, slug: In(slugs) },
    { ...other, kind, aliases: ArrayOverlap(slugs) },
  ]);
  const errors = Object.entries(wanted).flatMap(([field, slug]): FieldError[] => {
    const other = others.find((term) => term.slug === slug || term.aliases.includes(slug));
    return other ? [{ field, message: `The ${kind} “${other.name}” has this ${field}. Merge the two instead.` }] : [];
  });
  if (errors.length > 0) throw new Problem('conflict', { detail: errors[0]?.message ?? '', errors });
}

/** Posts that have both terms keep the place of the first. */
async function moveListings(manager: EntityManager, { kind, slug: from }: BlogTerm, to: string): Promise<void> {
  await manager.query(
    kind === 'category'
      ? 'update post_listing set category_key = $2 where category_key = $1'
      : `update post_listing set tag_keys = array(
           select key from unnest(array_replace(tag_keys, $1, $2)) with ordinality as keys (key, place)
           group by key order by min(place))
         where tag_keys @> array[$1]`,
    [from, to],
  );
}

function announce(tx: Transaction, action: TermChanged['action'], term: BlogTerm, details: TermChanged['details']) {
  tx.emit<TermChanged>({ name: 'term.changed', action, path: pathOf(term), details });
  tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: 'terms' });
}
