import type { PageSeo } from '../../documents/page-seo.dto.ts';
import { fieldWithRole, titleFieldOf } from '../../../core/fields/field-spec.ts';
import { classOf, fieldsIn, textOf, type FoundField } from './content-fields.ts';
import { parse, type Markup } from './markup.ts';

/** A rich text, parsed. */
interface RichText {
  readonly path: string;
  readonly root: Markup;
}

/**
 * A content as the rules look at it: each field with its path, without what is hidden from visitors. Publishing asks few rules,
 * so each part is made when it is first looked at.
 */
export class CheckedPage {
  private foundFields: readonly FoundField[] | undefined;
  private foundMarkups: readonly RichText[] | undefined;

  /** `content`: made by the class of its type. */
  constructor(readonly content: object) {}

  get seo(): PageSeo {
    return (Reflect.get(this.content, 'seo') ?? {}) as PageSeo;
  }

  /** Every filled text, link and picture; metadata included. */
  get fields(): readonly FoundField[] {
    return (this.foundFields ??= fieldsIn(this.content));
  }

  /** Plain texts that visitors read. */
  get texts(): readonly FoundField[] {
    return this.body.filter(({ kind, spec }) => kind === 'text' && !spec.editorsOnly);
  }

  get markups(): readonly RichText[] {
    return (this.foundMarkups ??= this.body
      .filter(({ kind }) => kind === 'richText')
      .map(({ path, value }) => ({ path, root: parse(value) })));
  }

  /** The field that holds its title; undefined when its type has no titles. */
  get titleField(): string | undefined {
    return titleFieldOf(classOf(this.content));
  }

  /** What it calls itself; empty when its type has no titles. */
  get ownTitle(): string {
    return this.titleField ? textOf(this.content, this.titleField) : '';
  }

  /** What search engines show as the description. */
  get description(): string {
    return this.seo.description?.trim() || this.introduction?.value.trim() || '';
  }

  /** What describes it when nothing else does. */
  get introduction(): FoundField | undefined {
    return this.body.find(({ spec }) => spec.role === 'introduction');
  }

  /** What people search for who shall find the page; empty when nobody said. */
  get focusPhrase(): string {
    const field = fieldWithRole(classOf(this.content), 'focus');
    return field === undefined ? '' : textOf(this.content, field);
  }

  private get body(): readonly FoundField[] {
    return this.fields.filter((field) => !isMetadata(field));
  }
}

export const isMetadata = ({ path }: Pick<FoundField, 'path'>) => path.startsWith('seo.');
