import type { FieldDeclaration, FieldDeclarations } from '../field-declarations';
import { valueAt } from '../fields/form-path';
import { fieldsAt, isPosition, lastPart, parentPath } from './declaration-at';

export interface RelatedField {
  readonly path: string;
  readonly declaration: FieldDeclaration;
}

/** What a popover at a button, an image or an icon offers: the field with those that only make sense together with it. */
export function relatedFields(fields: FieldDeclarations, path: string, content: unknown): readonly RelatedField[] {
  if (isPosition(lastPart(path))) return relatedImage(fields, path, content);
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

/** One of a list of images' addresses, with its text in the list beside: `heroImages` goes with `heroAlt`. */
function relatedImage(fields: FieldDeclarations, path: string, content: unknown): readonly RelatedField[] {
  const [list, index] = [parentPath(path), lastPart(path)];
  const around = fieldsAt(fields, parentPath(list), content);
  const name = /^(.*)Images$/.exec(lastPart(list))?.[1];
  if (name === undefined || !around?.[lastPart(list)]) return [];
  const label = `Image ${Number(index) + 1}`;
  const image: RelatedField = { path, declaration: { kind: 'image', label } };
  const alt = `${name}Alt`;
  const isBeside = around[alt] !== undefined && Array.isArray(valueAt(content, alt));
  return isBeside ? [image, { path: `${alt}.${index}`, declaration: { label: 'Alternative text' } }] : [image];
}

/** `heroCtaLabel` goes with `heroCtaHref` and `heroCtaNewTab`, `image` with `alt`. */
function partnersOf(name: string): readonly string[] {
  const link = /^(.*?)(label|Label)$/.exec(name);
  if (link)
    return (link[2] === 'label' ? ['href', 'newTab'] : ['Href', 'NewTab']).map((part) => `${link[1] ?? ''}${part}`);
  if (name === 'image') return ['alt'];
  return name === 'cover' ? ['coverAlt'] : [];
}
