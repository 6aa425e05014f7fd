interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface ApiDescription {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** From here on a text is HTML that the server has sanitised; raw HTML of the owner's own is another matter. */
const htmlLength = 100_000;
const ownersOwn = new Set(['headHtml', 'bodyHtml']);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Content as the API describes it, with one value in every field that takes a text. */
export class FilledContent {
  private ids = 0;

  constructor(
    private readonly api: ApiDescription,
    /** With null, every other field that may be empty is null too, and every list has one null entry. */
    private readonly value: string | null,
  ) {}

  of(name: string): Record<string, unknown> {
    return this.object(this.schema(name));
  }

  /** One block of every type there is. */
  blocks(): Record<string, unknown>[] {
    return (this.schema('Block').oneOf ?? []).map((type) => this.object(this.resolved(type)));
  }

  private object({ properties = {} }: Schema): Record<string, unknown> {
    return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, this.field(name, schema)]));
  }

  private field(name: string, given: Schema): unknown {
    const schema = this.resolved(given);
    if (name === 'id') return `block-${this.ids++}`;
    if (name === 'published') return true;
    if (name === 'blocks') return this.blocks();
    if (ownersOwn.has(name)) return null;
    if (schema.enum) return schema.enum[0];
    if (schema.properties) return this.object(schema);
    if (schema.items) {
      const entries = [this.field('', schema.items), this.field('', schema.items)];
      return this.value === null ? [...entries, null] : entries;
    }
    if (schema.type === 'boolean') return this.value === null ? null : true;
    if (schema.type !== 'string') return this.value === null ? null : (schema.minimum ?? 1);
    if (schema.format === 'date') return '2026-01-01';
    return schema.maxLength === htmlLength && this.value ? `<p>${escaped(this.value)}</p>` : this.value;
  }

  private schema(name: string): Schema {
    const schema = this.api.components.schemas[name];
    if (!schema) throw new Error(`The API describes no ${name}.`);
    return schema;
  }

  private resolved(schema: Schema): Schema {
    const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
    return reference ? this.schema(reference.split('/').at(-1)!) : schema;
  }
}
