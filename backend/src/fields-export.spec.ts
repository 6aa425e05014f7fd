import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import './app.module.ts'; // The content types are defined where their modules are.
import { blockClasses } from './content/blocks/block-types.ts';
import { exportFields } from './fields-export.ts';

type Declaration = Readonly<Record<string, unknown>> & { readonly fields?: Declarations };
type Declarations = Readonly<Record<string, Declaration>>;

const folder = path.resolve(import.meta.dirname, '../../frontend-admin/src/api/fields');
const { classes, blocks } = exportFields();
type Field = (typeof classes)[string]['fields'][number];

/** The constants of a generated file; what it takes from elsewhere in the admin is its name. */
function constantsOf(file: string): Record<string, unknown> {
  const source = readFileSync(path.join(folder, file), 'utf8');
  const imported = [...source.matchAll(/^import \{([^}]+)\} from '([^']+)';/gm)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name): [string, unknown] => [name.trim(), valueOf(name.trim(), from)]),
  );
  const code = source.replace(/^import [^;]+;/gm, '').replace(/ as const satisfies [\w.<>]+;/g, ';');
  const constants = [...code.matchAll(/^(?:export )?const (\w+) =/gm)].map(([, name]) => name);
  const answer = `${code.replace(/^export /gm, '')}({ ${constants.join(', ')} })`;
  return runInNewContext(answer, Object.fromEntries(imported)) as Record<string, unknown>;
}

function valueOf(name: string, from: string): unknown {
  if (name === 'blockLibrary') return constantsOf('blocks.generated.ts')[name];
  return from.startsWith('./') ? constantsOf(`${path.basename(from)}.ts`)[name] : `@${name}`;
}

const files = readdirSync(folder).filter((file) => file !== 'content-types.generated.ts');
const constants: Record<string, unknown> = Object.assign({}, ...files.map(constantsOf)) as never;
const declarationsOf = (name: string) => constants[name.charAt(0).toLowerCase() + name.slice(1)] as Declarations;

/** All fields of a class; one that is declared again keeps its place. */
function fieldsOf(name: string): Map<string, Field> {
  const { extends: base, fields } = classes[name]!;
  return new Map([...(base ? fieldsOf(base) : []), ...fields.map((field) => [field.name, field] as const)]);
}

const bases = new Set(Object.values(classes).map(({ extends: base }) => base));
const declared = Object.keys(classes).filter((name) => !bases.has(name));
const counted = new Set([
  'line',
  'paragraph',
  'address',
  'code',
  'tracker',
  'richText',
  'texts',
  'picks',
  'rows',
  'blocks',
  'custom',
]);

describe('the admin’s declarations of fields', () => {
  it.each(declared)('equal the registry: %s', (name) => {
    const declarations = declarationsOf(name);
    const fields = fieldsOf(name);
    expect(Object.keys(declarations).sort()).toEqual([...fields.keys()].sort());
    for (const [field, { input, label, help, max, min, of, title, choices }] of fields) {
      const declaration = declarations[field]!;
      const { kind = 'line', limit } = declaration;
      expect([kind, declaration.label, declaration.help, declaration.choices]).toEqual([input, label, help, choices]);
      expect(limit).toBe(counted.has(input) ? max : undefined);
      if (input === 'number') expect([declaration.min, declaration.max]).toEqual([min, max]);
      if (of) expect(declaration.fields).toEqual(declarationsOf(of));
      if (title) expect(declaration).toMatchObject({ title, fields: { [title]: { role: 'title' } } });
    }
  });

  it('offer every type of block in the order of the registry, its place on the page last', () => {
    const library = constants.blockLibrary as Readonly<Record<string, { readonly fields: Declarations }>>;
    expect(Object.keys(library)).toEqual(blocks.map(({ type }) => type));
    expect(blocks).toHaveLength(blockClasses.length);
    for (const { type, class: name, title, group, icon } of blocks) {
      expect(library[type]).toMatchObject({ title, group, icon: `@${icon}`, fields: declarationsOf(name) });
      expect(Object.keys(library[type]!.fields).slice(-2)).toEqual(['anchor', 'background']);
    }
  });
});
