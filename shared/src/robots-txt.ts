const closed = [
  ...['/admin$', '/admin/', '/login', '/website/admin$', '/website/admin/', '/website/login'],
  ...['/api/admin/', '/api/auth/'],
];

/** Crawlers may read everything except the admin area. */
export const defaultRobots = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)].join('\n');

/** The whole file: the owner's rules or the default ones, and always where the sitemap is. */
export function robotsTxt(own: string | null | undefined, publicUrl: string): string {
  const rules = (own?.trim() || defaultRobots).replaceAll('\r\n', '\n');
  return /^\s*sitemap\s*:/im.test(rules) ? `${rules}\n` : `${rules}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

const known = ['user-agent', 'allow', 'disallow', 'sitemap', 'crawl-delay'];
/** Google reads no more of a file. */
const mostCharacters = 50_000;

/** What crawlers could not read in the rules, or null. */
export function robotsError(text: string): string | null {
  if (text.length > mostCharacters) return `Use at most ${mostCharacters.toLocaleString('en-US')} characters.`;
  let hasCrawler = false;
  for (const [index, line] of text.split('\n').entries()) {
    const [rule = ''] = line.split('#', 1);
    if (rule.trim() === '') continue;
    const [name = '', value] = [/^[^:]*/.exec(rule)?.[0].trim().toLowerCase(), /:(.*)/.exec(rule)?.[1]?.trim()];
    const at = `Line ${index + 1}`;
    if (value === undefined || !known.includes(name))
      return `${at}: start with User-agent, Allow, Disallow, Sitemap or Crawl-delay and a colon.`;
    hasCrawler ||= name === 'user-agent';
    if (!hasCrawler && name !== 'sitemap') return `${at}: put a User-agent line before it.`;
    if ((name === 'allow' || name === 'disallow') && value !== '' && !/^[/*]/.test(value))
      return `${at}: start the path with a slash.`;
    if (name === 'sitemap' && !/^https?:\/\/\S+$/i.test(value)) return `${at}: enter a complete address.`;
  }
  return null;
}
