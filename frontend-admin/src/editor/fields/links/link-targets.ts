import { useMemo } from 'react';
import {
  useGetFeatureQuery,
  useGetPageQuery,
  useGetPostQuery,
  useListFeaturesQuery,
  useListPagesQuery,
  useListPostsQuery,
  type Block,
} from '@20x/kit';
import { anchorsOf } from './anchors-of';

interface LinkTarget {
  readonly group: 'Pages' | 'Features' | 'Posts';
  readonly title: string;
  readonly path: string;
}

/** The most that one answer lists. */
const most = 100;
const fixed: readonly LinkTarget[] = [
  { group: 'Pages', title: 'Home', path: '/' },
  { group: 'Pages', title: 'All features', path: '/features' },
  { group: 'Pages', title: 'Blog', path: '/blog' },
  { group: 'Pages', title: 'Privacy policy', path: '/privacy' },
  { group: 'Pages', title: 'Terms and conditions', path: '/terms' },
];
/** Old addresses that lead on. */
const aliases = ['/privacy-policy', '/terms-and-conditions', '/home'];

interface LinkTargets {
  readonly targets: readonly LinkTarget[];
  /** Null while it is not known. */
  readonly has: (path: string) => boolean | null;
  readonly find: (path: string) => LinkTarget | undefined;
}

/** Everything on this site that visitors can be sent to: what is published. */
export function useLinkTargets(skip = false): LinkTargets {
  const pages = useListPagesQuery(undefined, { skip }).data;
  const features = useListFeaturesQuery({ limit: most }, { skip }).data;
  const posts = useListPostsQuery({ limit: most }, { skip }).data;
  return useMemo(() => {
    const listed = (pages ?? []).map(({ slug, title }) => ({ group: 'Pages' as const, title, path: `/${slug}` }));
    const targets: LinkTarget[] = [
      ...fixed.filter(({ path }) => !listed.some((page) => page.path === path)),
      ...listed,
      ...(features?.data ?? []).map(({ slug, title }) => ({
        group: 'Features' as const,
        title,
        path: `/features/${slug}`,
      })),
      ...(posts?.data ?? []).map(({ slug, title }) => ({ group: 'Posts' as const, title, path: `/blog/${slug}` })),
    ];
    const find = (path: string) => targets.find((target) => target.path === path);
    const isWhole = pages && features && posts && features.total <= most && posts.total <= most;
    const has = (path: string) => {
      if (find(path) || aliases.includes(path) || /^\/blog\/(page|tag)\//.test(path)) return true;
      return isWhole ? false : null;
    };
    return { targets, has, find };
  }, [pages, features, posts]);
}

/** The anchors of a page of this site; null while they are not known, or where nobody can know. */
export function useAnchors(path: string | null): readonly string[] | null {
  const [, section = '', slug = ''] = path?.split('/') ?? [];
  const page = useGetPageQuery({ slug: section }, { skip: !section || slug !== '' || isFixed(path) }).currentData;
  const feature = useGetFeatureQuery({ slug }, { skip: section !== 'features' || !slug }).currentData;
  const post = useGetPostQuery({ slug }, { skip: section !== 'blog' || !slug || slug === 'page' }).currentData;
  const blocks: readonly Block[] | undefined = (page ?? feature ?? post)?.blocks;
  return useMemo(() => (blocks ? anchorsOf(blocks) : null), [blocks]);
}

const isFixed = (path: string | null) => fixed.some((target) => target.path === path);
