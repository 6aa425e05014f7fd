import { contentTypes } from '../api/fields/content-types.generated';
import type { ContentTypeDeclaration, DocumentScreen, ListedType } from '../editor/model/content-type';
import { seoField } from '../editor/frame/seo/seo-sections';
import type { FieldDeclarations } from '../editor/model/field-declarations';
import { askedToPublish } from '../editor/publishing/dialog-fields';

export const allTypes: readonly ContentTypeDeclaration[] = contentTypes;

const isListed = (type: ContentTypeDeclaration): type is ListedType =>
  type.list !== undefined && type.editor !== undefined;

/** Types with a list, in the order of the navigation. */
export const listedTypes = allTypes.filter(isListed);

export const typeNamed = (name: string) => allTypes.find((type) => type.name === name);

/** Fills in `{slug}` and `{id}` of an address. */
export const filledIn = (address: string, values: Readonly<Record<string, string>>) =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

export const visualOf = ({ path, visual = `${path}/visual` }: Pick<DocumentScreen, 'path' | 'visual'>) => visual;

interface Edited {
  readonly id: string;
  readonly type: string;
  /** Where visitors find it. */
  readonly path: string;
}

/** The screen of its own that a fixed document may have. */
export function screenOf({ type: name, path }: Pick<Edited, 'type' | 'path'>): DocumentScreen | undefined {
  const type = typeNamed(name);
  return type?.screens.find(({ slug }) => filledIn(type.path, { slug }) === path);
}

/** The screen of the one document of a type. */
function getScreen(type: string): DocumentScreen {
  const screen = screenOf({ type, path: '/' });
  if (!screen) throw new Error(`The type ${type} has no screen.`);
  return screen;
}

export const getHomeScreen = () => getScreen('home-content');
export const getNavigationScreen = () => getScreen('navigation');
export const getFooterScreen = () => getScreen('footer');

/** What a list calls a document: fixed ones go by the name of their screen. */
export const nameOf = (document: Pick<Edited, 'type' | 'path'> & { readonly title: string }): string =>
  screenOf(document)?.name ?? document.title;

/** Where a document is edited; null for a type that has no editor. */
export function editorOf(document: Edited): string | null {
  const { editor } = typeNamed(document.type) ?? {};
  return screenOf(document)?.path ?? (editor === undefined ? null : filledIn(editor, { id: document.id }));
}

/** Where the form that can do more is; null for a type that has one form. */
export function advancedOf({ id, type }: Pick<Edited, 'id' | 'type'>): string | null {
  const { advanced } = typeNamed(type) ?? {};
  return advanced === undefined ? null : filledIn(advanced, { id });
}

/** The parts of every page, such as the menu: the settings lead to their screens. */
export const partTypes = allTypes.filter(({ onEveryPage }) => onEveryPage);

/** Types of pages without a list of their own; the first list has their documents. */
const unlisted = allTypes.filter((type) => !isListed(type) && !type.onEveryPage).map(({ name }) => name);
export const listedWith = (type: ListedType): readonly string[] => (type === listedTypes[0] ? unlisted : []);

/** The name of the field that names a document. */
export const titleFieldOf = (fields: FieldDeclarations): string =>
  Object.keys(fields).find((name) => fields[name]?.role === 'title') ?? 'title';

/** The fields of the form. The frame shows the metadata in a tab, and the dialog of publishing the fields that it asks for. */
export const formFields = (fields: FieldDeclarations): readonly string[] =>
  Object.keys(fields).filter((name) => name !== seoField && !askedToPublish(fields).includes(name));

/** What people call the documents of a content type. */
export const typeName = (name: string): string => typeNamed(name)?.title ?? name;
