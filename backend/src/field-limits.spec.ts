import { validate } from 'class-validator';
import { blockClasses } from './content/blocks/block-types.ts';
import { publishGroup } from './core/fields/field-rules.ts';
import { specsOf, type Class, type FieldSpec } from './core/fields/field-spec.ts';
import { exportFields } from './fields-export.ts';
import { HomeContent } from './home-content/home-content.dto.ts';
import './home-content/home-type.ts';
import './blog/post-type.ts';
import './features/feature-type.ts';
import './legal/legal-type.ts';
import { PageContent } from './pages/page-content.dto.ts';
import './pages/page-type.ts';

type Exported = Record<string, { extends?: string; fields: (FieldSpec & { of?: string; title?: string })[] }>;

const classes = exportFields().classes as unknown as Exported;

/** The names of all fields of an exported class, inherited ones included. */
function namesIn(name: string | undefined): string[] {
  const found = name === undefined ? undefined : classes[name];
  return found ? [...namesIn(found.extends), ...found.fields.map((field) => field.name)] : [];
}

it('every field has a label, and the fields that it names exist', () => {
  for (const [owner, { fields }] of Object.entries(classes)) {
    for (const field of fields) {
      expect(field.label).toMatch(/\S/);
      const { names, alt, proves } = field as { names?: string; alt?: string; proves?: string };
      const beside = [names, alt, proves].filter((name) => name !== undefined);
      expect(namesIn(owner)).toEqual(expect.arrayContaining(beside));
      if (field.of) expect(classes).toHaveProperty(field.of);
      if (field.kind === 'rows') expect(namesIn(field.of)).toContain(field.title);
    }
  }
});

const holders = [HomeContent, PageContent, ...blockClasses] as readonly Class[];
const limited = holders.flatMap((holder) =>
  specsOf(holder).flatMap((spec) => (spec.kind === 'text' && spec.max !== undefined ? [{ holder, spec }] : [])),
);

it('the limit of a text in the registry is the one that publishing holds it to', async () => {
  expect(limited.length).toBeGreaterThan(100);
  for (const { holder, spec } of limited) {
    const refusesTextOf = async (length: number) => {
      const content = Object.assign(Object.create(holder.prototype as object) as object, {
        [spec.name]: 'x'.repeat(length),
      });
      const errors = await validate(content, { groups: [publishGroup] });
      return errors.some(({ property, constraints = {} }) => property === spec.name && 'max' in constraints);
    };
    expect([await refusesTextOf(spec.max ?? 0), await refusesTextOf((spec.max ?? 0) + 1)]).toEqual([false, true]);
  }
});
