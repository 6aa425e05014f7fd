import type { ComponentType } from 'react';
import type { RemoteRoute } from '@20x/kit';
import type { ContentTypeDeclaration, DocumentScreen, ListedType } from '../editor/model/content-type';
import { allTypes, filledIn, listedTypes, visualOf } from './content-types';
import type { DocumentSlots, OpenType } from './slots';

/** What the features add, by the name of the type; loaded with its screens. */
export type SlotLoaders = Readonly<Partial<Record<string, () => Promise<{ readonly slots: DocumentSlots }>>>>;

const list = () => import(/* webpackChunkName: "documents" */ './DocumentListPage').then((m) => m.DocumentListPage);
const form = () =>
  import(/* webpackChunkName: "document-editor" */ './DocumentEditorPage').then((m) => m.DocumentEditorPage);
const creation = () =>
  import(/* webpackChunkName: "new-document" */ './NewDocumentPage').then((m) => m.NewDocumentPage);
const visual = () =>
  import(/* webpackChunkName: "visual-editor" */ './VisualDocumentPage').then((m) => m.VisualDocumentPage);

interface Own {
  readonly type: ContentTypeDeclaration;
  readonly screen?: DocumentScreen;
  readonly isAdvanced?: boolean;
}

/** The screens of every content type: list, new, form and visual editor. */
export function documentRoutes(slotLoaders: SlotLoaders): readonly RemoteRoute[] {
  async function opened({ name, fields: load }: ContentTypeDeclaration): Promise<OpenType> {
    const [fields, loaded] = await Promise.all([load(), slotLoaders[name]?.()]);
    const slots = loaded?.slots ?? {};
    return { fields: slots.adapt?.(fields) ?? fields, slots };
  }
  /** Loads a screen and, at the same time, what its type brings. */
  const withType =
    <Props extends Own>(load: () => Promise<ComponentType<Props & OpenType>>, props: Props) =>
    async () => {
      const [Screen, open] = await Promise.all([load(), opened(props.type)]);
      return { default: () => <Screen {...props} {...open} /> };
    };
  const editors = (own: Own, path: string, visualPath: string): readonly RemoteRoute[] => [
    { path, chunk: 'document-editor', load: withType(form, own) },
    // A part of every page has no page on which it is edited.
    ...(own.type.onEveryPage ? [] : [{ path: visualPath, chunk: 'visual-editor', load: withType(visual, own) }]),
  ];
  const advanced = (type: ListedType & { readonly advanced: string }): readonly RemoteRoute[] => [
    {
      path: filledIn(type.advanced, { id: ':id' }),
      chunk: 'document-editor',
      load: withType(form, { type, isAdvanced: true }),
    },
    {
      path: `${type.list}/new-advanced`,
      chunk: 'new-document',
      load: withType(creation, { type: { ...type, editor: type.advanced } }),
    },
  ];
  const screens = allTypes.flatMap((type) =>
    type.screens.flatMap((screen) => editors({ type, screen }, screen.path, visualOf(screen))),
  );
  const lists = listedTypes.flatMap((type) => {
    const path = filledIn(type.editor, { id: ':id' });
    return [
      {
        path: type.list,
        chunk: 'documents',
        load: () => list().then((List) => ({ default: () => <List type={type} /> })),
      },
      { path: `${type.list}/new`, chunk: 'new-document', load: withType(creation, { type }) },
      ...editors({ type }, path, `${path}/visual`),
      ...(type.advanced ? advanced({ ...type, advanced: type.advanced }) : []),
    ];
  });
  return [...screens, ...lists];
}
