/** Short codes that mean something here; attributes of any length would take too long to look for. */
const known = /\[(\/?)(caption|gallery|embed|video|audio)\b([^\]]{0,1000})\]/g;
const unknown = /\[([a-z][a-z\d]*[-_][\w-]*|[a-z][\w-]* [\w-]+=)[^\]]{0,1000}\]/g;

/** The text of a post of WordPress with its shortcodes as elements. */
export function withoutShortCodes(html: string): string {
  return html.replace(known, (_, slash: string, name: string, attributes: string) => {
    if (name === 'caption') return slash ? '</figure>' : '<figure data-caption>';
    if (name === 'embed') return slash ? '</p>' : '<p>';
    if (slash) return '';
    if (name === 'gallery') return `<figure data-gallery="${valueOf(attributes, 'ids')}"></figure>`;
    const address = ['src', 'mp4', 'webm', 'm4v', 'ogv', 'mp3', 'm4a', 'ogg', 'wav'].map((field) =>
      valueOf(attributes, field),
    );
    return `<${name} src="${address.find(Boolean) ?? ''}"></${name}>`;
  });
}

/** The names of shortcodes that nothing here reads. */
export const otherShortCodes = (text: string): string[] => [
  ...new Set([...text.matchAll(unknown)].map(([, name = '']) => name.replace(/ .*/, ''))),
];

const valueOf = (attributes: string, name: string): string =>
  new RegExp(`\\b${name}=["']([^"'<>]*)["']`).exec(attributes)?.[1] ?? '';

/** Whether line breaks mean something: the block editor writes paragraphs, and a comment before each. */
export const hasMeaningfulLines = (html: string): boolean => !html.includes('<!-- wp:');

/** The name of a block that the server of WordPress fills in, which the text does not hold; null: another comment. */
export const serverBlock = (comment: string): string | null =>
  /^\s*wp:([\w/-]+)[\s\S]*\/\s*$/.exec(comment)?.[1] ?? null;
