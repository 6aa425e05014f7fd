import { vendors, type SiteScript } from '@20x/shared/site-scripts';

/** What a document's policy has to allow for these scripts, as HTML. */
export const htmlOf = (scripts: readonly SiteScript[]): string =>
  scripts
    .map(({ kind, html = '' }) => (kind === 'html' ? html : `<script src="${vendors[kind].from}/"></script>`))
    .join('');

export const hostsOf = (scripts: readonly SiteScript[]): string[] => scripts.flatMap(({ hosts = [] }) => hosts);
