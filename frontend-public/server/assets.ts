import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteRoute } from '@20x/kit';
import { parsedStyles, type ParsedStyles } from './used-styles';

export type FrontEnd = 'shell' | 'public' | 'admin';

interface Files {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

interface BuildAssets {
  readonly entrypoints: Readonly<Record<string, Files>>;
  readonly chunks: Readonly<Record<string, Files>>;
  readonly fonts: readonly string[];
}

export interface Stylesheet {
  readonly url: string;
  /** What the document holds the used part of; null where the browser should fetch the whole. */
  readonly parts: ParsedStyles | null;
  /** It declares fonts and has no rules. */
  readonly isFonts: boolean;
}

export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly Stylesheet[];
  /** The fonts that every page needs. */
  readonly fonts: readonly string[];
  /** Address of each remote's entry script. */
  readonly remotes: { readonly public: string; readonly admin: string };
}

type PageChunks = Partial<Pick<RemoteRoute, 'chunk' | 'later'>>;

/** The part of every page's layout that comes later. */
const layoutRest = 'app-rest';
/** Of headings and body text. */
const coreFont = /^(radio-canada-big|hanken-grotesk)-.*\.core\./;
const fontStyles = /^(?:extended-)?fonts\./;
const frontEnds = ['shell', 'public', 'admin'] as const;
const nothing: Files = { js: [], css: [] };

/** The built files of the three front ends, read once. */
export class Assets {
  /** What makes up the builds, for an id that changes with them. */
  readonly fingerprint: string;
  readonly #builds: Readonly<Record<FrontEnd, BuildAssets>>;
  readonly #stylesheets = new Map<string, Stylesheet>();

  constructor(
    private readonly frontendDir: string,
    private readonly inlineStyles: boolean,
  ) {
    const texts = frontEnds.map((frontEnd) => readFileSync(this.#file(frontEnd, 'assets.json'), 'utf8'));
    const [shell, publicSite, admin] = texts.map((text) => JSON.parse(text) as BuildAssets);
    if (!shell || !publicSite || !admin) throw new Error('The front ends are not built.');
    this.#builds = { shell, public: publicSite, admin };
    this.fingerprint = texts.join('\n');
  }

  /** What a document of this remote loads for its first page. */
  for(remote: 'public' | 'admin', { chunk, later = [] }: PageChunks = {}): PageAssets {
    const { shell } = this.#builds;
    const { chunks } = this.#builds[remote];
    const ofShell = shell.entrypoints.main ?? nothing;
    const names = chunk === undefined ? ['app'] : ['app', chunk];
    const own = (kind: 'js' | 'css', of: readonly string[]) =>
      of.flatMap((name) => (chunks[name] ?? nothing)[kind].map((file) => url(remote, file)));
    const remotes = { public: this.#entryOf('public'), admin: this.#entryOf('admin') };
    // What comes later is on the server's page from the start, so its styles are too.
    const styles = [...ofShell.css.map((file) => url('shell', file)), ...own('css', [...names, layoutRest, ...later])];
    return {
      scripts: unique([...ofShell.js.map((file) => url('shell', file)), remotes[remote], ...own('js', names)]),
      styles: unique(styles).map((address) => this.#stylesheet(address)),
      fonts: shell.fonts.filter((file) => coreFont.test(file)).map((file) => url('shell', file)),
      remotes,
    };
  }

  #entryOf(remote: 'public' | 'admin'): string {
    const file = this.#builds[remote].entrypoints[`mf_${remote}`]?.js[0];
    if (!file) throw new Error(`The build of the ${remote} front end has no remote entry.`);
    return url(remote, file);
  }

  #stylesheet(address: string): Stylesheet {
    const known = this.#stylesheets.get(address);
    if (known) return known;
    const [, , frontEnd = '', file = ''] = address.split('/');
    const read = () => parsedStyles(readFileSync(this.#file(frontEnd as FrontEnd, file), 'utf8'));
    const isFonts = frontEnd === 'shell' && fontStyles.test(file);
    const stylesheet = { url: address, parts: this.inlineStyles ? read() : null, isFonts };
    this.#stylesheets.set(address, stylesheet);
    return stylesheet;
  }

  #file(frontEnd: FrontEnd, file: string): string {
    return path.join(this.frontendDir, `frontend-${frontEnd}/dist`, file);
  }
}

const url = (frontEnd: FrontEnd, file: string) => `/static/${frontEnd}/${file}`;
const unique = (items: readonly string[]) => [...new Set(items)];
