/** One page for every public route: all without parameters, the first post and the first feature. */
export async function publicRoutes(baseUrl) {
  const xml = await (await fetch(new URL('/sitemap.xml', baseUrl))).text();
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  const groupOf = (path) => /^\/(blog|features)\//.exec(path)?.[0];
  return paths.filter((path, index) => {
    const group = groupOf(path);
    return group === undefined || paths.findIndex((other) => groupOf(other) === group) === index;
  });
}
