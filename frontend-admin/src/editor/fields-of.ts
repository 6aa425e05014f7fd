import type { HiddenEntry } from '@20x/kit';
import { limits } from '../api/limits';
import type {
  CellsDeclaration,
  CustomDeclaration,
  ChoiceDeclaration,
  DayDeclaration,
  FieldDeclaration,
  FlagDeclaration,
  GroupDeclaration,
  IconDeclaration,
  ImageDeclaration,
  LinkDeclaration,
  NumberDeclaration,
  OwnerHtmlDeclaration,
  PickDeclaration,
  PicksDeclaration,
  RichTextDeclaration,
  RowsDeclaration,
  TextDeclaration,
  TextsDeclaration,
  TimeDeclaration,
  ZoneDeclaration,
} from './field-declarations';

type TextKind =
  | TextDeclaration
  | OwnerHtmlDeclaration
  | LinkDeclaration
  | ImageDeclaration
  | RichTextDeclaration
  | DayDeclaration
  | TimeDeclaration
  | ZoneDeclaration
  | PickDeclaration
  | IconDeclaration;
/** The limits come from the API's own description. */
type WithoutLimits<Declaration> = Declaration extends unknown
  ? Omit<Declaration, 'limit' | (Declaration extends NumberDeclaration ? 'min' | 'max' : never)>
  : never;
type Rows<Row> = Omit<RowsDeclaration, 'limit' | 'title' | 'fields'> & {
  readonly title: keyof Row & string;
  readonly fields: DeclaredFields<Row>;
};
type Group<Content> = Omit<GroupDeclaration, 'fields'> & { readonly fields: DeclaredFields<Content> };

/** The kinds of input that can stand for a value of the API. */
type DeclarationFor<Value> = [Value] extends [boolean]
  ? FlagDeclaration
  : [Value] extends [number]
    ? WithoutLimits<NumberDeclaration>
    : [Value] extends [string]
      ? string extends Value
        ? WithoutLimits<TextKind>
        : ChoiceDeclaration<Value>
      : [Value] extends [readonly string[]]
        ? WithoutLimits<Omit<TextsDeclaration, 'hides'> | PicksDeclaration> | CellsDeclaration
        : [Value] extends [readonly (string | HiddenEntry)[]]
          ? WithoutLimits<TextsDeclaration> & { readonly hides: true }
          : [Value] extends [readonly (infer Row)[]]
            ? Rows<Row>
            : Group<Value>;

/** What tells an object from others, and whether visitors see it, has controls of its own. */
type FieldName<Content> = Exclude<keyof Content & string, 'id' | 'type' | 'published'>;

/** Every field of a content once: a missing or misspelt one does not compile. */
export type FieldsOf<Content> = {
  readonly [Name in FieldName<Content>]-?:
    DeclarationFor<NonNullable<Content[Name]>> | WithoutLimits<CustomDeclaration>;
};
export type DeclaredFields<Content> = Readonly<Record<FieldName<Content>, FieldDeclaration>>;

interface Limit {
  readonly min?: number;
  readonly max?: number;
}
type SchemaName = keyof typeof limits;
const limitsOf: Readonly<Record<string, Readonly<Record<string, Limit>>>> = limits;
/** Entries that a list may hold when nothing smaller is said. */
const longestList = 200;

/** Gives each declared field the limit that the server holds it to. */
export function withLimits<Names extends string>(
  schema: string,
  fields: Readonly<Record<Names, object>>,
): Readonly<Record<Names, FieldDeclaration>> {
  const limited = Object.entries<object>(fields).map(([name, declaration]) => {
    const { min, max } = limitsOf[schema]?.[name] ?? {};
    const kind = 'kind' in declaration ? declaration.kind : undefined;
    if (kind === 'number') return [name, { ...declaration, min, max }];
    if (kind === 'rows') return [name, { ...declaration, limit: max ?? longestList }];
    return [name, max === undefined ? declaration : { ...declaration, limit: max }];
  });
  return Object.fromEntries(limited) as Readonly<Record<Names, FieldDeclaration>>;
}

/** Declares all fields of a schema of the API. Name it as the API does: `fieldsOf<QuestionItem>('QuestionItem', …)`. */
export const fieldsOf = <Content>(schema: SchemaName, fields: FieldsOf<Content>): DeclaredFields<Content> =>
  withLimits(schema, fields);
