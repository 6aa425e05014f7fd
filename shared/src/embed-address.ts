/** What a page can show in a frame: made of the address, never copied from it. */
export interface Embed {
  /** "YouTube" */
  readonly site: string;
  readonly frame: string;
  /** The same frame for readers who did not ask for it, such as search engines: it waits for a click. */
  readonly player: string;
}

/** A film that a page plays itself. */
export const filmFile = /\.(mp4|webm|mov)$/i;

interface EmbedSite {
  readonly name: string;
  readonly hosts: readonly string[];
  /** Where its frames come from. */
  readonly origin: string;
  /** The path and query of the frame; null: this address shows nothing in a frame. */
  readonly read: (url: URL) => string | null;
  /** What makes a film play at once. */
  readonly plays?: string;
}

const part = (url: URL, pattern: RegExp) => pattern.exec(url.pathname)?.[1];

const sites: readonly EmbedSite[] = [
  {
    name: 'YouTube',
    hosts: ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    origin: 'https://www.youtube-nocookie.com',
    read: (url) => {
      const named =
        url.hostname === 'youtu.be' ? part(url, /^\/([\w-]+)$/) : part(url, /^\/(?:embed|shorts|live)\/([\w-]+)$/);
      const id = named ?? (url.pathname === '/watch' ? url.searchParams.get('v') : null);
      return id && /^[\w-]{11}$/.test(id) ? `/embed/${id}` : null;
    },
    plays: '?autoplay=1',
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    origin: 'https://player.vimeo.com',
    read: (url) => {
      const id = part(url, /^\/(?:video\/)?(\d+)$/);
      return id ? `/video/${id}?dnt=1` : null;
    },
    plays: '&autoplay=1',
  },
  {
    name: 'Loom',
    hosts: ['loom.com'],
    origin: 'https://www.loom.com',
    read: (url) => {
      const id = part(url, /^\/(?:share|embed)\/([\da-f]{32})$/);
      return id ? `/embed/${id}` : null;
    },
  },
  {
    name: 'Spotify',
    hosts: ['open.spotify.com'],
    origin: 'https://open.spotify.com',
    read: (url) => {
      const place = part(url, /^\/(?:embed\/)?((?:episode|show|playlist)\/\w{22})$/);
      return place ? `/embed/${place}` : null;
    },
  },
  {
    name: 'Google Maps',
    hosts: ['google.com'],
    origin: 'https://www.google.com',
    read: (url) => {
      const place = url.searchParams.get('pb');
      return url.pathname === '/maps/embed' && place ? `/maps/embed?pb=${encodeURIComponent(place)}` : null;
    },
  },
  {
    name: 'Calendly',
    hosts: ['calendly.com'],
    origin: 'https://calendly.com',
    read: (url) => {
      const event = part(url, /^\/([\w-]+(?:\/[\w-]+)?)$/);
      return event ? `/${event}` : null;
    },
  },
];

/** Where frames of embeds may come from. */
export const embedOrigins: readonly string[] = sites.map(({ origin }) => origin);

/** "YouTube, Vimeo or Loom" */
export const embedSites = sites
  .map(({ name }) => name)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ');

/** What the address shows in a frame; null: nothing, or its site is not one of those that pages may show. */
export function embedFrom(address: string): Embed | null {
  const url = URL.parse(address.trim());
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return null;
  const host = url.hostname.replace(/^www\./, '');
  const site = sites.find(({ hosts }) => hosts.includes(host));
  const path = site?.read(url);
  if (!site || !path) return null;
  const player = site.origin + path;
  return { site: site.name, frame: player + (site.plays ?? ''), player };
}
