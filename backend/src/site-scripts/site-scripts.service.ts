import { Injectable } from '@nestjs/common';
import { htmlByConsent } from '@20x/shared/owner-html-consent';
import { isTrackerId } from '@20x/shared/seo-formats';
import { isOnPage, isUsable, vendorNames, vendors, type SiteScript } from '@20x/shared/site-scripts';
import { LivePages, type LivePage } from '../content/documents/live-pages.ts';
import { LiveContents } from '../content/publishing/live-contents.service.ts';
import type { PartSettings } from '../content/publishing/part-settings.ts';
import type { SiteScriptsContent } from './site-scripts-content.dto.ts';
import { siteScriptsSlug, siteScriptsType } from './site-scripts-type.ts';

/** The scripts that visitors are asked about. */
@Injectable()
export class SiteScripts {
  constructor(
    private readonly content: LiveContents,
    private readonly pages: LivePages,
  ) {}

  /** Of the whole site, and those that single pages add. */
  async list(): Promise<SiteScript[]> {
    const [own, pages] = await Promise.all([this.ofSite(), this.pages.withAny(scriptFields)]);
    return [...own, ...scriptsOfPages(pages, own)];
  }

  async ofSite(): Promise<SiteScript[]> {
    const live = await this.content.findLive(siteScriptsType, siteScriptsSlug);
    return live ? scriptsOf(live.content) : [];
  }

  /** No setting, but the revision by which an editor sees that a publication has arrived. */
  async settings(): Promise<PartSettings | null> {
    const live = await this.content.findLive(siteScriptsType, siteScriptsSlug);
    return live && { values: {}, revision: live.revision };
  }
}

function scriptsOf(content: SiteScriptsContent): SiteScript[] {
  const known = vendorNames.map((kind): SiteScript => {
    const script = content[kind] ?? {};
    const { account, category, purpose, paths } = script;
    return {
      ...('hosts' in script && hostsOf(script)),
      kind,
      account: account?.trim() ?? '',
      purpose: purpose?.trim() || vendors[kind].purpose,
      category: category ?? vendors[kind].category,
      paths: paths ?? [],
    };
  });
  const others = (content.others ?? []).map((script): SiteScript => {
    const { name, html, purpose, category, paths } = script;
    const shown = { account: name ?? '', html: html ?? '', purpose: purpose ?? '' };
    return { kind: 'html', ...shown, category: category ?? 'marketing', paths: paths ?? [], ...hostsOf(script) };
  });
  return [...known, ...others].filter(isUsable);
}

const hostsOf = ({ hosts }: { readonly hosts?: readonly string[] | null }) =>
  hosts?.length ? { hosts: hosts.map((host) => host.trim().toLowerCase()) } : {};

/** Where pages have scripts. */
const scriptFields = [...vendorNames, 'headHtml', 'bodyHtml'];

/** What the site already runs on a page is not run again. */
function scriptsOfPages(pages: readonly LivePage[], ofSite: readonly SiteScript[]): SiteScript[] {
  const found = new Map<string, SiteScript & { readonly paths: string[] }>();
  for (const { path, seo, ownHtml } of pages) {
    for (const script of [...accountsOf(seo), ...(htmlByConsent(ownHtml).later === '' ? [] : [pageCode])]) {
      const isKnown = ofSite.some(
        (one) => one.kind === script.kind && one.account === script.account && isOnPage(one, path),
      );
      if (isKnown) continue;
      const key = `${script.kind} ${script.account}`;
      const known = found.get(key) ?? { ...script, paths: [] };
      known.paths.push(path);
      found.set(key, known);
    }
  }
  return [...found.values()];
}

const pageCode = {
  kind: 'html',
  account: 'Page code',
  purpose: 'Loads what we added to single pages from other sites.',
  category: 'marketing',
} as const satisfies Partial<SiteScript>;

const accountsOf = (seo: LivePage['seo']) =>
  vendorNames.flatMap((kind) => {
    const account = seo[kind]?.trim() ?? '';
    const { purpose, category } = vendors[kind];
    return isTrackerId(kind, account) ? [{ kind, account, purpose, category }] : [];
  });
