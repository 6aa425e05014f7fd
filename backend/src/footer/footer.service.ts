import { Injectable } from '@nestjs/common';
import { defaultFooterCopyright } from '@20x/shared/site-defaults';
import type { PartSettings } from '../content/publishing/part-settings.ts';
import { LiveContents } from '../content/publishing/live-contents.service.ts';
import type { FooterContent } from './footer-content.dto.ts';
import type { FooterBadge, FooterLink, FooterSection, LegalLink, SocialLink } from './footer.dto.ts';
import { footerSlug, footerType } from './footer-type.ts';

/** What visitors get of the footer: nothing that is hidden, in the order of its rows. In its preview, of its draft. */
@Injectable()
export class FooterService {
  constructor(private readonly content: LiveContents) {}

  /** The settings that come from the footer. */
  async settings(): Promise<PartSettings | null> {
    const live = await this.content.findLive(footerType, footerSlug);
    if (!live) return null;
    const { description, copyright } = live.content;
    const isOwn = copyright?.trim() && copyright !== defaultFooterCopyright;
    const footerCopyright = isOwn ? copyright : withYear(defaultFooterCopyright, new Date());
    return { values: { footerDescription: description, footerCopyright }, revision: live.revision };
  }

  async listSections(): Promise<FooterSection[]> {
    const { sections } = await this.live();
    return listed(sections).map(({ row: { title }, ...item }) => ({ ...item, title: title ?? '' }));
  }

  /** Each with the order within its section. */
  async listLinks(): Promise<FooterLink[]> {
    const { sections } = await this.live();
    const links = listed(sections).flatMap(({ id: sectionId, row: { links: own } }) =>
      leading(listed(own)).map(({ row: { title, url }, ...item }) => ({ ...item, sectionId, title: title ?? '', url })),
    );
    return links.toSorted((one, other) => one.order - other.order);
  }

  async listSocialLinks(): Promise<SocialLink[]> {
    const { socialLinks } = await this.live();
    return leading(listed(socialLinks)).map(({ row: { platform, url }, ...item }) => ({
      ...{ ...item, platform: platform ?? '', url },
    }));
  }

  async listLegalLinks(): Promise<LegalLink[]> {
    const { legalLinks } = await this.live();
    return leading(listed(legalLinks)).map(({ row: { title, url }, ...item }) => ({
      ...{ ...item, title: title ?? '', url },
    }));
  }

  async listBadges(): Promise<FooterBadge[]> {
    const { badges } = await this.live();
    return listed(badges).flatMap(({ row: { href, label, imageUrl }, ...item }) =>
      imageUrl ? [{ ...item, href: href || null, label: label ?? '', imageUrl }] : [],
    );
  }

  private async live(): Promise<FooterContent> {
    return (await this.content.findLive(footerType, footerSlug))?.content ?? {};
  }
}

/** Rows with their place. One that was just added to an unsaved draft has no id yet. */
const listed = <R extends { readonly id?: string }>(rows: readonly R[] | null | undefined) =>
  (rows ?? []).map((row, index) => ({ id: row.id ?? `new-${index}`, order: index + 1, published: true, row }));

/** Without links to what visitors cannot see. */
const leading = <R extends { readonly url?: string | null }, Item extends { readonly row: R }>(
  items: readonly Item[],
) =>
  items.flatMap((item) => {
    const { url } = item.row;
    return url ? [{ ...item, row: { ...item.row, url } }] : [];
  });

const withYear = (line: string, date: Date) => line.replace(/\d{4}/, String(date.getUTCFullYear()));
