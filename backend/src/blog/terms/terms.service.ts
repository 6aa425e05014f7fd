import { Injectable } from '@nestjs/common';
import { ArrayOverlap, DataSource, In, type EntityManager } from 'typeorm';
import { slugFrom } from '@20x/shared/slug';
import type { Transaction } from '../../core/database/transaction.ts';
import { Problem } from '../../core/http/problem.ts';
import { BlogTerm, type TermKind } from './blog-term.entity.ts';
import { lockTerms } from './term-lock.ts';
import { termName } from './term-rules.ts';
import type { PostTerm, Term } from './terms.dto.ts';

/** What a post calls its category and its tags. */
export interface TermNames {
  readonly category: string | null;
  readonly tags: readonly string[];
}

/** Most terms that one answer lists: those of the most posts. */
const mostListed = 200;

/** The categories and tags of the blog, as posts name them and as visitors find them. */
@Injectable()
export class Terms {
  constructor(private readonly dataSource: DataSource) {}

  /** Those with published posts, the ones of the most posts first. */
  async list(manager: EntityManager = this.dataSource.manager): Promise<Term[]> {
    return manager.query<Term[]>(
      `select term.kind, term.slug, term.name, term.description, count(*)::integer as posts
       from post_listing listing
         cross join lateral (
           select 'category' as kind, listing.category_key as slug
           union all select 'tag', unnest(listing.tag_keys)) used
         join blog_term term on term.kind = used.kind and term.slug = used.slug
       group by term.id order by posts desc, term.name, term.kind limit ${mostListed}`,
    );
  }

  /** By its slug, an earlier one, or a name that makes one of them. */
  async find(kind: TermKind, asked: string, manager: EntityManager = this.dataSource.manager) {
    const slug = slugFrom(asked);
    return (await this.known(manager, kind, slug === '' ? [] : [slug])).get(slug) ?? null;
  }

  /** With the number of its published posts. */
  async get(kind: TermKind, asked: string): Promise<Term> {
    const term = await this.find(kind, asked);
    if (!term) throw new Problem('not_found');
    const { slug, name, description } = term;
    const condition = kind === 'tag' ? 'tag_keys @> array[$1]' : 'category_key = $1';
    const sql = `select count(*)::integer as posts from post_listing where ${condition}`;
    const [row] = await this.dataSource.query<{ posts: number }[]>(sql, [slug]);
    return { kind, slug, name, description, posts: row?.posts ?? 0 };
  }

  /** The terms of these listings by their slugs. */
  async byKeys(
    listings: readonly TermKeys[],
    manager = this.dataSource.manager,
  ): Promise<(keys: TermKeys) => PostTerm[]> {
    const categories = listings.flatMap(({ categoryKey }) => categoryKey ?? []);
    const tags = listings.flatMap(({ tagKeys }) => tagKeys);
    const rows = await manager.findBy(BlogTerm, [
      { kind: 'category', slug: In([...new Set(categories)]) },
      { kind: 'tag', slug: In([...new Set(tags)]) },
    ]);
    const known = new Map(rows.map(({ kind, slug, name }) => [`${kind} ${slug}`, { kind, slug, name }]));
    return ({ categoryKey, tagKeys }) =>
      [`category ${categoryKey}`, ...tagKeys.map((key) => `tag ${key}`)].flatMap((key) => known.get(key) ?? []);
  }

  /** The terms that names mean, for a post that may never be published: an unknown name is its own term. */
  async meantBy({ category, tags }: TermNames): Promise<PostTerm[]> {
    const { manager } = this.dataSource;
    const [categories, named] = await Promise.all([
      this.named(manager, 'category', category === null ? [] : [category]),
      this.named(manager, 'tag', tags),
    ]);
    return [...categories.slice(0, 1), ...named];
  }

  /** The slugs of the terms that a publication names; missing terms are created. */
  async keysFor(tx: Transaction, { category, tags }: TermNames): Promise<TermKeys> {
    await lockTerms(tx.manager, 'shared');
    const categories = await this.created(tx.manager, 'category', category === null ? [] : [category]);
    const tagKeys = await this.created(tx.manager, 'tag', tags);
    return { categoryKey: categories[0] ?? null, tagKeys };
  }

  private async created(manager: EntityManager, kind: TermKind, names: readonly string[]): Promise<string[]> {
    const terms = await this.named(manager, kind, names);
    const known = await this.known(
      manager,
      kind,
      terms.map(({ slug }) => slug),
    );
    // In one order, so that two publications never wait for each other.
    const missing = terms.filter(({ slug }) => !known.has(slug)).toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    if (missing.length > 0)
      await manager.createQueryBuilder().insert().into(BlogTerm).values(missing).orIgnore().execute();
    return terms.map(({ slug }) => slug);
  }

  private async named(manager: EntityManager, kind: TermKind, names: readonly string[]): Promise<PostTerm[]> {
    const typed = names
      .map((name) => ({ kind, slug: slugFrom(name), name: termName(name) }))
      .filter(({ slug }) => slug);
    const known = await this.known(
      manager,
      kind,
      typed.map(({ slug }) => slug),
    );
    const terms = typed.map((one) => {
      const { slug, name } = known.get(one.slug) ?? one;
      return { kind, slug, name };
    });
    return terms.filter(({ slug }, index) => terms.findIndex((one) => one.slug === slug) === index);
  }

  /** The terms by the slugs that were asked for, current or not. */
  private async known(
    manager: EntityManager,
    kind: TermKind,
    slugs: readonly string[],
  ): Promise<Map<string, BlogTerm>> {
    if (slugs.length === 0) return new Map();
    const asked = [...new Set(slugs)];
    const terms = await manager.findBy(BlogTerm, [
      { kind, slug: In(asked) },
      { kind, aliases: ArrayOverlap(asked) },
    ]);
    return new Map(
      terms.flatMap((term) => [term.slug, ...term.aliases].map((slug): [string, BlogTerm] => [slug, term])),
    );
  }
}

/** The slugs of a listing's terms. */
export interface TermKeys {
  readonly categoryKey: string | null;
  readonly tagKeys: string[];
}
