/** How many fields below a path were refused. */
export const refusalsBelow = (errors: Readonly<Record<string, unknown>>, path: string): number =>
  Object.keys(errors).filter((name) => name.startsWith(`${path}.`)).length;
