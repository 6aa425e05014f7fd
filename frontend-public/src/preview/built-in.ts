import type { PreviewFill } from '@20x/kit';
import { valueAt } from './fields';

const titleParts = ['heroTitleBefore', 'heroTitleHighlight', 'heroTitleAfter'];

interface Versions {
  readonly draft: object;
  /** With built-in texts where the draft is empty. */
  readonly completed: object;
}

/** What the page shows of the built-in content in the field that an edit touches. */
export function builtInAround(path: string, { draft, completed }: Versions): PreviewFill {
  const [name = ''] = path.split('.');
  const differs = (field: string) => valueAt(draft, field) !== valueAt(completed, field);
  if (titleParts.includes(name)) {
    return Object.fromEntries(titleParts.filter(differs).map((part) => [part, valueAt(completed, part)]));
  }
  return path !== name && Array.isArray(valueAt(completed, name)) && differs(name)
    ? { [name]: valueAt(completed, name) }
    : {};
}
