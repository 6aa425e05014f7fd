import { useMemo } from 'react';
import { useGetFeatureQuery, useGetPageQuery, useGetPostQuery, type Block } from '@20x/kit';
import { anchorsOf } from './anchors-of';

/** Pages of the site that are no documents of blocks. */
const fixed: readonly (string | null)[] = ['/', '/features', '/blog', '/privacy', '/terms'];

/** The anchors of a page of this site; null while they are not known, or where nobody can know. */
export function useAnchors(path: string | null): readonly string[] | null {
  const [, section = '', slug = ''] = path?.split('/') ?? [];
  const isFixed = fixed.includes(path);
  const page = useGetPageQuery({ slug: section }, { skip: !section || slug !== '' || isFixed }).currentData;
  const feature = useGetFeatureQuery({ slug }, { skip: section !== 'features' || !slug }).currentData;
  const post = useGetPostQuery({ slug }, { skip: section !== 'blog' || !slug || slug === 'page' }).currentData;
  const blocks: readonly Block[] | undefined = (page ?? feature ?? post)?.blocks;
  return useMemo(() => (blocks ? anchorsOf(blocks) : null), [blocks]);
}
