import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { idOfRow } from '@20x/shared/row-ids';
import { asList } from '../../../editor/model/content-comparison';
import type { FieldForm } from '../../../editor/model/field-form';
import { cardType } from './schema';

export const markKey = new PluginKey<DecorationSet>('fieldMarks');

/** Says of each part which field of the content it is, and what is wrong with it, so that it is found from elsewhere. */
export const fieldMarks = (form: FieldForm, path: string) =>
  Extension.create({
    name: 'fieldMarks',
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        key: markKey,
        state: {
          init: (_, { doc }) => marksOf(doc, form, path),
          apply: (tr, marks) => {
            if (tr.getMeta(markKey)) return marksOf(tr.doc, form, path);
            return tr.docChanged ? marks.map(tr.mapping, tr.doc) : marks;
          },
        },
        props: { decorations: (state) => markKey.getState(state) },
      }),
    ],
  });

function marksOf(doc: Node, form: FieldForm, path: string): DecorationSet {
  const ids = asList(form.read(path)).map(idOfRow);
  const seen = new Set<unknown>();
  const marks: Decoration[] = [];
  doc.forEach(({ type, attrs, nodeSize }, place) => {
    const isCard = type.name === cardType;
    const id: unknown = isCard ? idOfRow(attrs.section) : attrs.sectionId;
    const index = ids.indexOf(id as string);
    if (seen.has(id) || index < 0) return;
    seen.add(id);
    const field = `${path}.${index}${isCard ? '' : '.html'}`;
    const error = form.errors[field];
    const wrong = typeof error === 'string' && !isCard ? { 'aria-invalid': 'true', 'data-error': error } : {};
    marks.push(Decoration.node(place, place + nodeSize, { 'data-field': field, ...wrong }));
  });
  return DecorationSet.create(doc, marks);
}
