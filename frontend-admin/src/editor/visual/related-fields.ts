import type { FieldDeclaration, FieldDeclarations } from '../field-declarations';
import { fieldsAt, lastPart, parentPath } from './declaration-at';

export interface RelatedField {
  readonly path: string;
  readonly declaration: FieldDeclaration;
}

/** What a popover at a button, an image or an icon offers: the field with those that only make sense together with it. */
export function relatedFields(fields: FieldDeclarations, path: string, content: unknown): readonly RelatedField[] {
  const around = fieldsAt(fields, parentPath(path), content);
  const name = lastPart(path);
  const declaration = around?.[name];
  if (!around || !declaration) return [];
  const partners = partnersOf(name).filter((other) => other !== name && around[other]);
  if (partners.length === 0 && declaration.kind !== 'image' && declaration.kind !== 'icon') return [];
  const prefix = path.slice(0, path.length - name.length);
  return [name, ...partners].flatMap((own) => {
    const found = around[own];
    return found ? [{ path: prefix + own, declaration: found }] : [];
  });
}

/** `heroCtaLabel` goes with `heroCtaHref`, `image` with `alt`. */
function partnersOf(name: string): readonly string[] {
  const link = /^(.*?)(label|Label)$/.exec(name);
  if (link) return [`${link[1] ?? ''}${link[2] === 'label' ? 'href' : 'Href'}`];
  if (name === 'image') return ['alt'];
  return name === 'cover' ? ['coverAlt'] : [];
}
