interface Content {
  readonly title: string;
  /** Rules that give way to the site's own. */
  readonly style: string;
  /** HTML. */
  readonly main: string;
}

/** Other content in the place of that of a page: its header, footer and styles, without all that runs or counts. */
export function inSiteFrame(page: string, { title, style, main }: Content): string | null {
  const parts = /^([\s\S]*?<main\b[^>]*>)[\s\S]*(<\/main>[\s\S]*)$/.exec(withoutScripts(page));
  if (!parts) return null;
  const [, before = '', after = ''] = parts;
  const head = `<title>${title}</title><meta name="robots" content="noindex"><style>${style}</style>`;
  return before.replace(/<title>[^<]*<\/title>/, () => head) + main + after;
}

/** The policy of the page names its scripts and styles by their hashes; the answer has one of its own. */
const withoutScripts = (html: string) =>
  html
    .replace(/<(script|noscript)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<meta (?:http-equiv="Content-Security-Policy"|name="robots")[^>]*>|<link rel="canonical"[^>]*>/gi, '');
