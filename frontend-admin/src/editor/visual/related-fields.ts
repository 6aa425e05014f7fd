import type { FieldDeclaration, FieldDeclarations } from '../model/field-declarations';
import { valueAt } from '../model/form-path';
import { fieldsAt, isPosition, lastPart, parentPath } from '../model/declaration-at';

export interface RelatedField {
  readonly path: string;
  readonly declaration: FieldDeclaration;
}

/** What a popover at a button, an image or an icon offers: the field with those that only make sense together with it. */
export function relatedFields(fields: FieldDeclarations, path: string, content: unknown): readonly RelatedField[] {
  if (isPosition(lastPart(path))) return relatedImage(fields, path, content);
  const around = fieldsAt(fields, parentPath(path), content) ?? {};
  const name = lastPart(path);
  const declaration = around[name];
  if (!declaration) return [];
  const partners = partnersOf(name, around);
  if (partners.length === 0 && declaration.kind !== 'image' && declaration.kind !== 'icon') return [];
  const prefix = path.slice(0, path.length - name.length);
  return [name, ...partners].flatMap((own) => {
    const found = around[own];
    return found ? [{ path: prefix + own, declaration: found }] : [];
  });
}

/** One of a list of images, with its text in the list beside. */
function relatedImage(fields: FieldDeclarations, path: string, content: unknown): readonly RelatedField[] {
  const [list, index] = [parentPath(path), lastPart(path)];
  const alt = fieldsAt(fields, parentPath(list), content)?.[lastPart(list)]?.alt;
  if (alt === undefined) return [];
  const image: RelatedField = { path, declaration: { kind: 'image', label: `Image ${Number(index) + 1}` } };
  const isBeside = Array.isArray(valueAt(content, alt));
  return isBeside ? [image, { path: `${alt}.${index}`, declaration: { label: 'Alternative text' } }] : [image];
}

/** A button's label goes with its link, an image with its description. */
function partnersOf(name: string, around: FieldDeclarations): readonly string[] {
  const alt = around[name]?.alt;
  const named = Object.keys(around).filter((other) => around[other]?.names === name);
  return alt === undefined ? named : [...named, alt];
}
