/** Ascending by `order`, read as an integer whatever it is stored as; only what is published. */
export function publishedInOrder<T extends { order: number; published: boolean }>(
  items: readonly T[] | undefined,
): T[] {
  const place = ({ order }: T) => Number.parseInt(String(order), 10) || 0;
  return (items ?? []).filter(({ published }) => published).toSorted((a, b) => place(a) - place(b));
}
