import type { Block, HiddenEntry } from '@20x/kit';
import type { LucideIcon } from 'lucide-react';
import type { BlockKind, ChoiceDeclaration, FieldDeclaration, TextDeclaration } from './field-declarations';

type Declared<Kind> = Extract<FieldDeclaration, { readonly kind: Kind }>;

/** The kinds of input that hold one text of the API. */
type TextKind =
  | TextDeclaration
  | Declared<
      'tracker' | 'ownerHtml' | 'link' | 'image' | 'richText' | 'day' | 'time' | 'zone' | 'pick' | 'icon' | 'choice'
    >;

type GroupOf<Content> = Omit<Declared<'group'>, 'fields'> & { readonly fields: DeclarationsOf<Content> };
type RowsOf<Row> = Omit<Declared<'rows'>, 'title' | 'fields'> & {
  readonly title: FieldName<Row>;
  readonly fields: DeclarationsOf<Row>;
};
type TextListOf<Hides extends boolean> = Omit<Declared<'texts'>, 'hides'> &
  (Hides extends true ? { readonly hides: true } : { readonly hides?: never });

/** The kinds of input that can hold a value of the API. */
type DeclarationFor<Value> = [Value] extends [boolean]
  ? Declared<'flag'>
  : [Value] extends [number]
    ? Declared<'number'>
    : [Value] extends [string]
      ? string extends Value
        ? TextKind
        : ChoiceDeclaration<Value>
      : [Value] extends [readonly string[]]
        ? TextListOf<false> | Declared<'picks' | 'cells'>
        : [Value] extends [readonly (string | HiddenEntry)[]]
          ? TextListOf<true>
          : [Value] extends [readonly Block[]]
            ? Declared<'blocks'>
            : [Value] extends [readonly (infer Row)[]]
              ? RowsOf<Row>
              : GroupOf<Value>;

/** What identifies an object, and whether visitors see it, has controls of its own. */
type FieldName<Content> = Exclude<keyof Content & string, 'id' | 'type' | 'published'>;

/** Every field of a content of the API once, each with an input that can hold it: anything else does not compile. */
export type DeclarationsOf<Content> = {
  readonly [Name in FieldName<Content>]-?: DeclarationFor<NonNullable<Content[Name]>> | Declared<'custom'>;
};

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
type Frozen<Value> = Value extends object ? { readonly [Name in keyof Value]: Frozen<Value[Name]> } : Value;

/** One type of block as people choose it. */
export interface BlockEntry extends BlockKind {
  /** What it is good for, in a line. */
  readonly description: string;
  /** The heading under which it is offered. */
  readonly group: string;
  readonly icon: LucideIcon;
  /** What a new one starts with. */
  readonly initial: object;
}

/** Every type of block, in the order in which they are offered. */
export type BlockLibrary = {
  readonly [Type in Block['type']]: BlockEntry & {
    readonly initial: Frozen<Partial<BlockOf<Type>>>;
    readonly fields: DeclarationsOf<BlockOf<Type>>;
  };
};
