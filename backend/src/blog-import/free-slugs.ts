import { endedBy, isSlug, slugFrom } from '@20x/shared/slug';
import { postType } from '../blog/post-type.ts';
import { latinSlugFrom } from '../content/documents/automatic-slugs.ts';

interface ChosenSlug {
  readonly slug: string;
  /** What differs from the source's. */
  readonly notes: string[];
}

/** Gives every post of a file an address that no other has. */
export class FreeSlugs {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string>) {
    this.#taken = new Set([...taken, ...(postType.reserved ?? [])]);
  }

  /** Letters that only look like a–z are no reason for another address: the title then names the post. */
  choose(wanted: string, title: string): ChosenSlug {
    const given = decoded(wanted)
      .trim()
      .replace(/^\/+|\/+$/g, '');
    const stem = isSlug(given)
      ? given
      : slugFrom(/^[\p{ASCII}]*$/u.test(given) ? given : '') || latinSlugFrom(title) || 'post';
    const slug = this.#free(stem);
    this.#taken.add(slug);
    const notes = [
      ...(given !== '' && stem !== given ? [`The address “${given.slice(0, 100)}” cannot be used here.`] : []),
      ...(slug === stem ? [] : [`The address ${stem} is taken or reserved, so it becomes ${slug}.`]),
    ];
    return { slug, notes };
  }

  #free(stem: string): string {
    let slug = stem;
    for (let number = 2; this.#taken.has(slug); number++) slug = endedBy(stem, `-${number}`);
    return slug;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
