import { asList } from '../../editor/model/content-comparison';
import type { FieldForm } from '../../editor/model/field-form';
import { hiddenText, isHiddenText, textOfEntry } from '../../editor/model/hidden-entry';

interface PairedLists {
  /** Of addresses. */
  readonly list: string;
  /** Of the text of each, by position. */
  readonly texts: string;
}

interface Pair {
  readonly image: string;
  readonly alt: string;
  /** False: both are hidden. */
  readonly published?: false;
}

const asPair = (row: unknown): Pair => {
  const { image, alt, published } = (row ?? {}) as Partial<Record<keyof Pair, unknown>>;
  const pair = { image: typeof image === 'string' ? image : '', alt: typeof alt === 'string' ? alt : '' };
  return published === false ? { ...pair, published } : pair;
};
const asEntry = (text: string, { published }: Pair) => (published === false ? hiddenText(text) : text);

/** The pairs that two lists make. */
export const pairsOf = (images: unknown, alts: unknown): readonly Pair[] =>
  asList(images).map((image, index) => ({
    image: textOfEntry(image) ?? '',
    alt: textOfEntry(asList(alts)[index]) ?? '',
    ...(isHiddenText(image) && { published: false }),
  }));

/** Two lists as one list of pairs, for the fields of a list of rows: whatever is moved or deleted, each text stays with its image. */
export function pairedForm(form: FieldForm, { list, texts }: PairedLists): FieldForm {
  const inside = (all: readonly Pair[], path: string): unknown => {
    if (path === list) return all;
    const [index = '', field] = path.slice(list.length + 1).split('.');
    const pair = all[Number(index)];
    return field === undefined ? pair : pair?.[field as keyof Pair];
  };
  const write = (all: readonly unknown[]) => {
    const rows = all.map(asPair);
    form.writeAll({
      [list]: rows.map((row) => asEntry(row.image, row)),
      [texts]: rows.map((row) => asEntry(row.alt, row)),
    });
  };
  let errors: { readonly of: FieldForm['errors']; readonly paired: FieldForm['errors'] } | undefined;
  const now = () => pairsOf(form.read(list), form.read(texts));

  return {
    ...form,
    useValue: (path) => inside(pairsOf(form.useValue(list), form.useValue(texts)), path),
    read: (path) => inside(now(), path),
    write: (path, value) => {
      if (path === list) {
        write(Array.isArray(value) ? value : []);
        return;
      }
      const [index = '', field] = path.slice(list.length + 1).split('.');
      write(now().map((pair, at) => (at === Number(index) && field ? { ...pair, [field]: value ?? '' } : pair)));
    },
    get errors() {
      if (errors?.of !== form.errors) errors = { of: form.errors, paired: withTextErrors(form.errors) };
      return errors.paired;
    },
    forgetErrorsBelow: (path) => {
      form.forgetErrorsBelow(path);
    },
  };

  function isEntry(path: string): boolean {
    return path.startsWith(`${list}.`) && /^\d+$/.test(path.slice(list.length + 1));
  }

  /** A refusal of the texts is shown at each that is missing, one of an address at its own field. */
  function withTextErrors(refused: FieldForm['errors']): FieldForm['errors'] {
    const missing = now().flatMap(({ image, alt, published }, index) =>
      refused[texts] && published !== false && image.trim() && !alt.trim()
        ? [[`${list}.${index}.alt`, refused[texts]] as const]
        : [],
    );
    const addresses = Object.entries(refused).flatMap(([path, message]) =>
      isEntry(path) ? [[`${path}.image`, message] as const] : [],
    );
    const own = [...missing, ...addresses];
    return own.length === 0 ? refused : { ...refused, ...Object.fromEntries(own) };
  }
}
