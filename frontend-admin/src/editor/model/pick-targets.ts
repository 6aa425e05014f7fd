/** The documents of one type that a field lets people pick. */
export interface PickTargets {
  readonly type: string;
  /** Where they are, such as `/blog/`. */
  readonly under: string;
}

export const posts: PickTargets = { type: 'post', under: '/blog/' };

/** A picked document as a link to it: it is kept by its id, or by the last part of its address. */
export function pickedHref(value: string, { under }: PickTargets): string {
  if (value === '' || value.startsWith('doc:')) return value;
  return under + value;
}
