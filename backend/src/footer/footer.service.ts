import { Injectable } from '@nestjs/common';
import { mostFooterSections } from '@20x/shared/footer-sections';
import { defaultFooterCopyright } from '@20x/shared/site-defaults';
import type { PartSettings } from '../content/publishing/part-settings.ts';
import { LiveContents } from '../content/publishing/live-contents.service.ts';
import type { FooterContent } from './footer-content.dto.ts';
import type {
  FooterBadge,
  FooterLink,
  FooterSection,
  LegalLink,
  PlainLink,
  SiteFooter,
  SocialLink,
} from './footer.dto.ts';
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
    return sectionsOf(await this.live());
  }

  async listLinks(): Promise<FooterLink[]> {
    return linksOf(await this.live());
  }

  async listSocialLinks(): Promise<SocialLink[]> {
    return socialLinksOf(await this.live());
  }

  async listLegalLinks(): Promise<LegalLink[]> {
    return legalLinksOf(await this.live());
  }

  async listBadges(): Promise<FooterBadge[]> {
    return badgesOf(await this.live());
  }

  /** All of it as pages show it. */
  async whole(): Promise<SiteFooter> {
    const content = await this.live();
    const links = linksOf(content);
    return {
      sections: sectionsOf(content)
        .slice(0, mostFooterSections)
        .map(({ id, title }) => ({ title, links: links.filter(({ sectionId }) => sectionId === id).map(toPlainLink) })),
      socialLinks: socialLinksOf(content).map(({ platform, url }) => ({ platform, url })),
      legalLinks: legalLinksOf(content).map(toPlainLink),
      badges: badgesOf(content).map(({ href, label, imageUrl }) => ({ href, label, imageUrl })),
    };
  }

  private async live(): Promise<FooterContent> {
    return (await this.content.findLive(footerType, footerSlug))?.content ?? {};
  }
}

const sectionsOf = ({ sections }: FooterContent): FooterSection[] =>
  listed(sections).map(({ row: { title }, ...item }) => ({ ...item, title: title ?? '' }));

/** Each with the order within its section. */
const linksOf = ({ sections }: FooterContent): FooterLink[] =>
  listed(sections)
    .flatMap(({ id: sectionId, row: { links: own } }) =>
      leading(listed(own)).map(({ row: { title, url }, ...item }) => ({ ...item, sectionId, title: title ?? '', url })),
    )
    .toSorted((one, other) => one.order - other.order);

const socialLinksOf = ({ socialLinks }: FooterContent): SocialLink[] =>
  leading(listed(socialLinks)).map(({ row: { platform, url }, ...item }) => ({
    ...{ ...item, platform: platform ?? '', url },
  }));

const legalLinksOf = ({ legalLinks }: FooterContent): LegalLink[] =>
  leading(listed(legalLinks)).map(({ row: { title, url }, ...item }) => ({ ...{ ...item, title: title ?? '', url } }));

const badgesOf = ({ badges }: FooterContent): FooterBadge[] =>
  listed(badges).flatMap(({ row: { href, label, imageUrl }, ...item }) =>
    imageUrl ? [{ ...item, href: href || null, label: label ?? '', imageUrl }] : [],
  );

const toPlainLink = ({ title, url }: PlainLink): PlainLink => ({ title, url });

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
