import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

export const termKinds = ['category', 'tag'] as const;
export type TermKind = (typeof termKinds)[number];

/** A category or a tag. Posts hold its name as their author typed it; listings hold its slug. */
@Entity('blog_term')
@Unique('blog_term__kind_slug', ['kind', 'slug'])
@Check('blog_term__kind', `kind in ('category', 'tag')`)
@Index('blog_term__aliases', { synchronize: false })
export class BlogTerm {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'blog_term_pkey' })
  readonly id!: string;

  @Column('text')
  kind!: TermKind;

  @Column('text')
  slug!: string;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  /** Other slugs that lead here: previous ones, those of merged terms and those that other spellings of the name have. */
  @Column('text', { array: true, default: [] })
  aliases!: string[];
}
