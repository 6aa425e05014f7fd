/**
 * Writes the admin's declarations of fields from the definitions that the back end exports: a constant for each class, which the
 * compiler compares with the API's type of that name. Views, notes, icon sets and icons are imported by their names.
 */
import { camelCase, clientOf, Code, Imports, kebabCase, sourceOf, typeOf } from './typescript-source.mjs';

const EDITOR = '../../editor';
/** Where the views, notes and icon sets of a file's fields are: what only one feature uses is loaded with that feature. */
const OWN_VIEWS = {
  HomeContent: '../../features/home/field-views',
  SettingsValues: '../../features/settings/field-views',
  SiteScriptsContent: '../../features/settings/field-views',
};
const SHARED_VIEWS = `${EDITOR}/fields/field-views`;
const DECLARATIONS = `${EDITOR}/model/declarations-of`;
const BLOCKS = 'blocks';
const LISTS = ['texts', 'picks', 'rows'];
/** Inputs that count against a limit, and those that say what one entry is called. */
const LIMITED = ['line', 'paragraph', 'address', 'code', 'tracker', 'richText', 'blocks', 'custom', ...LISTS];
const ENTRIES = ['pick', ...LISTS];
/** Inputs of what lists are filtered by: they offer what other documents have. */
const SUGGESTING = ['line', 'texts'];
/** Facts of a field that a declaration repeats. */
const AS_SAID = [
  ...['label', 'help', 'width', 'fallback', 'title', 'choices', 'none', 'tools', 'leadsTo', 'readOnly'],
  ...['starts', 'role', 'part', 'rare', 'when', 'asIs', 'names', 'alt', 'columns', 'cells', 'shows'],
];

/** Answers the generated files by name. `clients`: the types that each client of the API names. */
export function fieldDeclarations(definitions, clients) {
  return new Map(new Library(definitions, clients).files());
}

/** Decides which file each class is in: with the one content that uses it, else in a file of its own. */
class Library {
  constructor({ classes, blocks }, clients) {
    this.classes = classes;
    this.blocks = blocks;
    this.clients = clients;
    this.fileOf = this.#assigned();
  }

  /** The classes that a class needs, before itself. */
  needs(name) {
    return [...this.inherited(name), ...this.classes[name].fields.flatMap(({ of }) => of ?? [])];
  }

  /** The API's client that names a type of the class; undefined: no answer of the API is of it. */
  clientOf(name) {
    return clientOf(name, this.clients);
  }

  /** The classes whose constants make up what a class inherits, the highest first. */
  inherited(name) {
    const base = this.classes[name].extends;
    if (!base) return [];
    return this.clientOf(base) ? [base] : [...this.inherited(base), base];
  }

  /** Whether a class only says where something is on the page. */
  isPlace = (name) => this.classes[name].fields.every(({ part }) => part === 'place');

  /** Whether a class is a content of its own, which no other class needs. */
  isRoot = (name) => this.usersOf(name).length === 0 && this.fileOf.get(name) !== BLOCKS;

  isUsedElsewhere = (name) =>
    this.isRoot(name) || this.usersOf(name).some((user) => this.fileOf.get(user) !== this.fileOf.get(name));

  usersOf = (name) => Object.keys(this.classes).filter((user) => this.needs(user).includes(name));

  files() {
    const names = [...new Set(this.fileOf.values())].sort();
    return names.map((file) => {
      const own = this.#inOrder(Object.keys(this.classes).filter((name) => this.fileOf.get(name) === file));
      return [file, new SourceFile(this, file, own).text()];
    });
  }

  #assigned() {
    const files = new Map(this.blocks.map(({ class: name }) => [name, BLOCKS]));
    const needed = new Set(Object.keys(this.classes).flatMap((name) => this.needs(name)));
    for (const name of Object.keys(this.classes)) {
      if (!needed.has(name) && !files.has(name)) files.set(name, kebabCase(name));
    }
    const fileOf = (name) => {
      if (files.has(name)) return files.get(name);
      const users = new Set(this.usersOf(name).map(fileOf));
      const [only] = users;
      files.set(name, users.size === 1 ? only : kebabCase(name));
      return files.get(name);
    };
    Object.keys(this.classes).forEach(fileOf);
    return files;
  }

  /** Each constant follows those it names. */
  #inOrder(names) {
    const ordered = new Set();
    const add = (name) => {
      this.needs(name)
        .filter((needed) => names.includes(needed))
        .forEach(add);
      ordered.add(name);
    };
    names.forEach(add);
    return [...ordered];
  }
}

/** One generated file: its constants, and the imports that they turned out to need. */
class SourceFile {
  #imports = new Imports();

  constructor(library, name, classes) {
    this.library = library;
    this.name = name;
    this.classes = classes;
    this.views = OWN_VIEWS[classes.find((own) => OWN_VIEWS[own])] ?? SHARED_VIEWS;
  }

  text() {
    const constants = this.classes.map((name) => this.#constant(name));
    if (this.name === BLOCKS) constants.push(this.#blockLibrary());
    return [...this.#imports.lines(), '\n', constants.join('\n')].join('');
  }

  #constant(name) {
    const { fields } = this.library.classes[name];
    const own = fields.map((field) => `${JSON.stringify(field.name)}: ${sourceOf(this.#declaration(field))}`);
    // A base class that the API does not name is spread by those that extend it.
    const bases = this.library.clientOf(name) || this.library.isRoot(name) ? this.library.inherited(name) : [];
    const [place, above] = partition(bases, (base) => this.library.isPlace(base));
    const spread = (constants) => constants.map((base) => `...${this.#constantOf(base)}`);
    const body = `{ ${[...spread(above), ...own, ...spread(place)].join(', ')} }`;
    const isExported = this.library.isUsedElsewhere(name);
    return `${isExported ? 'export ' : ''}const ${camelCase(name)} = ${body} as const satisfies ${this.#type(name)};\n`;
  }

  #type(name) {
    const { clients } = this.library;
    if (!clientOf(name, clients))
      return this.#imports.add(`${EDITOR}/model/field-declarations`, 'FieldDeclarations', 'type');
    return `${this.#imports.add(DECLARATIONS, 'DeclarationsOf', 'type')}<${typeOf(name, clients, this.#imports)}>`;
  }

  #declaration(field) {
    const { input, min, max, item, hides, icons, target, view, note, of, facet } = field;
    const isNumber = input === 'number';
    return {
      kind: input === 'line' ? undefined : input,
      ...Object.fromEntries(AS_SAID.map((fact) => [fact, field[fact]])),
      item: ENTRIES.includes(input) ? item : undefined,
      hides: input === 'texts' ? hides : undefined,
      suggests: facet && SUGGESTING.includes(input) ? true : undefined,
      limit: LIMITED.includes(input) ? max : undefined,
      min: isNumber ? min : undefined,
      max: isNumber ? max : undefined,
      target,
      icons: icons && this.#view(icons),
      View: view && this.#view(view),
      Note: note && this.#view(note),
      fields: of && new Code(this.#constantOf(of)),
      ...(input === 'blocks' ? this.#blocks() : {}),
    };
  }

  #blocks() {
    const kinds = new Code(this.#imports.add(`${EDITOR}/fields/blocks/block-library`, 'blockLibrary'));
    return { kinds, View: new Code(this.#imports.add(`${EDITOR}/fields/blocks/BlockList`, 'BlockList')) };
  }

  #view = (name) => new Code(this.#imports.add(this.views, name));

  #constantOf(name) {
    const file = this.library.fileOf.get(name);
    return file === this.name ? camelCase(name) : this.#imports.add(`./${file}.generated`, camelCase(name));
  }

  /** Every type of block with its fields, in the order in which people are offered it. */
  #blockLibrary() {
    const entries = this.library.blocks.map(({ type, class: name, title, description, group, icon, initial }) => {
      const fields = new Code(camelCase(name));
      const entry = {
        title,
        description,
        group,
        icon: new Code(this.#imports.add('lucide-react', icon)),
        initial,
        fields,
      };
      return `${type}: ${sourceOf(entry)}`;
    });
    const type = this.#imports.add(DECLARATIONS, 'BlockLibrary', 'type');
    return `export const blockLibrary = { ${entries.join(', ')} } as const satisfies ${type};\n`;
  }
}

const partition = (all, isFirst) => [all.filter(isFirst), all.filter((one) => !isFirst(one))];
