import type { FieldDeclaration } from '../field-declarations';
import { useFieldForm } from './field-form';
import { plainWords } from './plain-words';

interface RowSummaryProps {
  readonly path: string;
  readonly declaration: FieldDeclaration | undefined;
}

/** The words of one field, as they are typed or chosen. */
export function RowSummary({ path, declaration }: RowSummaryProps) {
  const words = plainWords(useFieldForm().useValue(path));
  return declaration?.kind === 'choice' ? (declaration.choices[words] ?? words) : words;
}
