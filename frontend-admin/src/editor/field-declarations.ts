/** A text field of an editor. The server's rules decide; `limit` only feeds the counter. */
export interface TextDeclaration {
  /** line: one line. paragraph: grows with its text. address: a link or an image's address. Default: line. */
  readonly kind?: 'line' | 'paragraph' | 'address';
  readonly label: string;
  readonly help?: string;
  /** What visitors see while the field is empty. */
  readonly fallback?: string;
  /** Most characters that can be published. */
  readonly limit?: number;
}

/** A list of equal groups of fields. */
export interface RowsDeclaration {
  readonly kind: 'rows';
  readonly label: string;
  /** One entry, in lower case: "question". */
  readonly item: string;
  readonly help?: string;
  /** Most entries that can be published. */
  readonly limit: number;
  /** The field that names an entry. */
  readonly title: string;
  readonly fields: Readonly<Record<string, TextDeclaration>>;
}

export type FieldDeclaration = TextDeclaration | RowsDeclaration;

/** The fields that an editor shows. What is not listed is carried along untouched. */
export type FieldDeclarations = Readonly<Record<string, FieldDeclaration>>;

/** "heroCtaLabel" → "Hero cta label": for fields that this editor does not show. */
function fromName(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a person calls the field at a path such as `faqs.2.answer`. */
export function fieldLabel(fields: FieldDeclarations, path: string): string {
  const [name = path, index, inner] = path.split('.');
  const declaration = fields[name];
  const label = declaration?.label ?? fromName(name);
  if (index === undefined) return label;
  const rows = declaration?.kind === 'rows' ? declaration : undefined;
  const entry = /^\d+$/.test(index)
    ? `${label}, ${rows?.item ?? 'entry'} ${Number(index) + 1}`
    : `${label}, ${fromName(index)}`;
  if (inner === undefined) return entry;
  return `${entry}: ${rows?.fields[inner]?.label ?? fromName(inner)}`;
}

/** Whether the editor shows an input for the path. */
export function isShown(fields: FieldDeclarations, path: string): boolean {
  const [name = path, , inner] = path.split('.');
  const declaration = fields[name];
  if (declaration?.kind !== 'rows') return declaration !== undefined;
  return inner !== undefined && inner in declaration.fields;
}
