import { embedFrom } from '@20x/shared/embed-address';
import type { Block } from '../../content/blocks/block-types.ts';

/** A section before it has an id. */
export type NewBlock = Block extends infer Kind ? (Kind extends Block ? Omit<Kind, 'id'> : never) : never;

const youTube =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|v\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const vimeo = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,12})(?!\d)/i;

/** The page of a video on YouTube or Vimeo; null: something else. */
function videoPage(address: string): string | null {
  const [, short] = youTube.exec(address) ?? [];
  if (short) return `https://www.youtube.com/watch?v=${short}`;
  const [, number] = vimeo.exec(address) ?? [];
  return number ? `https://vimeo.com/${number}` : null;
}

/** With a scheme, as frames leave it out. */
export const withScheme = (address: string): string => (address.startsWith('//') ? `https:${address}` : address);

/** What a frame shows, as a section; null: a frame of a site that pages may not show. */
export function videoOf(address: string, title = ''): NewBlock | null {
  const url = withScheme(address.trim()).replace(/^http:/, 'https:');
  const page = videoPage(url);
  if (page !== null) return { type: 'video', url: page, ...(title && { title: shortened(title, 120) }) };
  const embed = embedFrom(url);
  return embed && { type: 'embed', url, title: shortened(title || embed.site, 120) };
}

/** What an address alone in its paragraph stands for: its video, or a card that leads there. */
export function embedOf(address: string, title = ''): NewBlock | null {
  const video = videoOf(address, title);
  if (video || !URL.canParse(address) || !/^https?:/i.test(address)) return video;
  return { type: 'bookmark', url: address, title: shortened(title || new URL(address).host, 150) };
}

/** Cut between words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}
