import { selectSession, useAppSelector } from '@20x/kit';

export interface Saver {
  /** What happened, as a title. */
  readonly title: string;
  /** What the two versions are called. */
  readonly sides: { readonly mine: string; readonly theirs: string };
}

/** Who saved while something was edited here: the same person may have done so in another window. */
export function useSaver(author: string | null | undefined): Saver {
  const { user } = useAppSelector(selectSession);
  return author && author === user?.username
    ? { title: 'You saved this in another window', sides: { mine: 'This window', theirs: 'The other window' } }
    : { title: `${author ?? 'Someone else'} saved while you were editing`, sides: { mine: 'Mine', theirs: 'Theirs' } };
}
