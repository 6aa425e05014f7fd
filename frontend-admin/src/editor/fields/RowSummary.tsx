import { useFieldForm } from './field-form';
import { plainWords } from './plain-words';

/** The words of one field, as they are typed. */
export function RowSummary({ path }: { readonly path: string }) {
  return plainWords(useFieldForm().useValue(path));
}
