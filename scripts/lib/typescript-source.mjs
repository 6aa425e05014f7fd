/** What writes generated TypeScript: values as source code, and the imports that they need. */

/** A piece of source code that is kept as it is among values. */
export class Code {
  constructor(text) {
    this.text = text;
  }
}

/** A value as it is written; what is undefined is left out. */
export function sourceOf(value) {
  if (value instanceof Code) return value.text;
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{ ${entries.map(([key, inner]) => `${JSON.stringify(key)}: ${sourceOf(inner)}`).join(', ')} }`;
}

/** The imports of one file. All that it takes from one module is of one kind: `value`, `type` or a namespace of types, `* as`. */
export class Imports {
  #modules = new Map();

  /** Answers the name, which the file imports then. */
  add(from, name, kind = 'value') {
    const { names } = this.#modules.get(from) ?? { names: new Set() };
    this.#modules.set(from, { kind, names: names.add(name) });
    return name;
  }

  lines() {
    return [...this.#modules].sort(byKey).map(([from, { kind, names }]) => {
      const list = kind === '* as' ? `* as ${[...names].join()}` : `{ ${[...names].sort().join(', ')} }`;
      return `import ${kind === 'value' ? '' : 'type '}${list} from '${from}';\n`;
    });
  }
}

const byKey = ([one], [other]) => (one < other ? -1 : 1);

export const camelCase = (name) => name.charAt(0).toLowerCase() + name.slice(1);
export const kebabCase = (name) => camelCase(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where a generated file finds the clients of the API. */
const CLIENTS = { kit: '@20x/kit', admin: '../generated' };

/** The client that names a type; `clients` holds the names of each. */
export const clientOf = (name, clients) => Object.keys(clients).find((client) => clients[client].has(name));

/** A type of the API as a file writes it that imports its client. */
export function typeOf(name, clients, imports) {
  const client = clientOf(name, clients);
  if (!client) throw new Error(`No client of the API names the type ${name}.`);
  return `${imports.add(CLIENTS[client], client, '* as')}.${name}`;
}
