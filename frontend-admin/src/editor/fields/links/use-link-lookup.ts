import { readLink } from '@20x/shared/link-address';
import { useDebouncedValue } from '@mantine/hooks';
import { adminApi, type LinkLookup } from '../../../api/generated';

/** While someone types, every address on the way would be looked up. */
const pauseMs = 250;
/** After so long what a link leads to is asked again: it may be published by now. */
const freshSeconds = 20;

const isAboutSite = (href: string) => ['document', 'page'].includes(readLink(href).kind);

/** What a link of this site leads to; undefined for any other link, and while it is not known. */
export function useLinkLookup(href: string): LinkLookup | undefined {
  const [settled] = useDebouncedValue(href, pauseMs);
  const { currentData } = adminApi.useLookUpLinkQuery(
    { href: settled },
    { skip: !isAboutSite(settled), refetchOnMountOrArgChange: freshSeconds },
  );
  return settled === href ? currentData : undefined;
}

/** The places of a document that links can lead to; undefined while they are not known. */
export function useDocumentAnchors(id: string | undefined): readonly string[] | undefined {
  const skip = id === undefined;
  return adminApi.useListAnchorsQuery({ id: id ?? '' }, { skip, refetchOnMountOrArgChange: freshSeconds }).currentData;
}
