import type { ContentType } from '../content-types.ts';
import type { PageSeo } from '../page-seo.dto.ts';
import { fieldsIn, textOf, type FoundField } from './content-fields.ts';
import { parse, type Markup } from './markup.ts';

/** A rich text, parsed. */
interface RichText {
  readonly path: string;
  readonly root: Markup;
}

/** Where a description comes from while nobody wrote one. */
const introductions = ['excerpt', 'summary', 'heroSubtitle', 'subtitle'];

/**
 * A content as the rules look at it: what stands where, without what is hidden from visitors. Publishing asks few rules,
 * so each part is made when it is first looked at.
 */
export class CheckedPage {
  private foundFields: readonly FoundField[] | undefined;
  private foundMarkups: readonly RichText[] | undefined;

  /** `content`: made by the class of its type. */
  constructor(
    private readonly type: Pick<ContentType, 'titleField'>,
    readonly content: object,
  ) {}

  get seo(): PageSeo {
    return (Reflect.get(this.content, 'seo') ?? {}) as PageSeo;
  }

  /** Every filled text; metadata and code included. */
  get fields(): readonly FoundField[] {
    return (this.foundFields ??= fieldsIn(this.content));
  }

  /** Plain texts that visitors read. */
  get texts(): readonly FoundField[] {
    return this.body.filter(({ kind, name }) => kind === 'text' && !isName(name));
  }

  get markups(): readonly RichText[] {
    return (this.foundMarkups ??= this.body
      .filter(({ kind }) => kind === 'richText')
      .map(({ path, value }) => ({ path, root: parse(value) })));
  }

  /** What it calls itself; empty when its type has no titles. */
  get ownTitle(): string {
    const { titleField } = this.type;
    return titleField ? textOf(this.content, titleField) : '';
  }

  /** What search engines show as the description. */
  get description(): string {
    const introduction = this.body.find(({ name }) => introductions.includes(name));
    return this.seo.description?.trim() || introduction?.value.trim() || '';
  }

  private get body(): readonly FoundField[] {
    return this.fields.filter((field) => !isMetadata(field));
  }
}

export const isMetadata = ({ path }: Pick<FoundField, 'path'>) => path.startsWith('seo.');

/** Texts that name something for programs. */
const isName = (name: string) => /^(anchor|icon|iconName|slug|slugs|bg|related)$/.test(name);
