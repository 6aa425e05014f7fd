/** Pages of the starter content that are not in the sitemap, because their owner has to fill something in. */
export const unlisted = ['/security', '/privacy', '/terms'];

/** One page for every public route: all without parameters, the first post and the first feature. */
export async function publicRoutes(baseUrl) {
  const xml = await (await fetch(new URL('/sitemap-1.xml', baseUrl))).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  const paths = [...new Set([...listed, ...unlisted])];
  const groupOf = (path) => /^\/(blog|features)\//.exec(path)?.[0];
  return paths.filter((path, index) => {
    const group = groupOf(path);
    return group === undefined || paths.findIndex((other) => groupOf(other) === group) === index;
  });
}
