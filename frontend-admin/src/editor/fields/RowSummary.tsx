import type { FieldDeclaration } from '../model/field-declarations';
import { useFieldForm } from '../model/field-form';
import { plainWords } from '../model/plain-words';

interface RowSummaryProps {
  readonly path: string;
  readonly declaration: FieldDeclaration | undefined;
}

/** The words of one field, as they are typed or chosen. */
export function RowSummary({ path, declaration }: RowSummaryProps) {
  const words = plainWords(useFieldForm().useValue(path));
  return declaration?.kind === 'choice' ? (declaration.choices[words] ?? words) : words;
}
