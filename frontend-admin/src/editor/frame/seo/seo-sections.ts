import { holds } from '@20x/shared/field-inputs';
import { pageSeo } from '../../../api/fields/page-seo.generated';
import type { FieldDeclaration, FieldDeclarations } from '../../model/field-declarations';

type SeoName = keyof typeof pageSeo;
const titles: Readonly<Record<(typeof pageSeo)[SeoName]['part'], string>> = {
  search: 'Search',
  social: 'Social',
  advanced: 'Advanced',
};

interface SeoSection {
  readonly title: string;
  readonly names: readonly SeoName[];
}

/** The metadata of a page in the parts of its tab. */
export const seoSections: readonly SeoSection[] = Object.entries(titles).map(([part, title]) => ({
  title,
  names: (Object.keys(pageSeo) as SeoName[]).filter((name) => pageSeo[name].part === part),
}));

/** A declaration whose placeholder is what visitors get while the field is empty. */
export function inheriting(declaration: FieldDeclaration, fallback: string): FieldDeclaration {
  return takesText(declaration) ? ({ ...declaration, fallback } as FieldDeclaration) : declaration;
}

export const takesText = ({ kind }: FieldDeclaration): boolean => holds(kind, 'text', 'address');

/** The field of a content that holds its metadata. */
export const seoField = 'seo';
export const seoPath = (name: SeoName) => `${seoField}.${name}`;
export const isSeoPath = (path: string) => path.startsWith(`${seoField}.`);
export const declaresSeo = (fields: FieldDeclarations) => fields[seoField]?.kind === 'group';
