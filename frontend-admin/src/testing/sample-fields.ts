import type { RowsDeclaration } from '../editor/model/field-declarations';

/** A list of questions, for tests of what works on any list; what is said of it more comes on top. */
export const questionRows = (more: Partial<RowsDeclaration> = {}): RowsDeclaration => ({
  kind: 'rows',
  label: 'Questions',
  item: 'question',
  limit: 30,
  title: 'question',
  fields: { question: { label: 'Question' } },
  ...more,
});
