import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FooterBadge, FooterLink, FooterSection, LegalLink, SocialLink } from './footer.dto.ts';
import { FooterBadgeRow, FooterLinkRow, FooterSectionRow, LegalLinkRow, SocialLinkRow } from './footer.entity.ts';

type Row<Item extends { order: number }> = Omit<Item, 'order'> & { position: number };

/** The footer as visitors see it: published items only, ascending by order. */
@Injectable()
export class FooterService {
  constructor(private readonly dataSource: DataSource) {}

  listSections(): Promise<FooterSection[]> {
    return this.listPublished<FooterSection>(FooterSectionRow);
  }

  /** Links in a hidden section are hidden too. */
  async listLinks(): Promise<FooterLink[]> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(FooterLinkRow, 'link')
      .innerJoin(FooterSectionRow, 'section', 'section.id = link.sectionId and section.published')
      .where('link.published')
      .orderBy({ 'link.position': 'ASC', 'link.id': 'ASC' })
      .getMany();
    return rows.map((row) => toItem<FooterLink>(row));
  }

  listSocialLinks(): Promise<SocialLink[]> {
    return this.listPublished<SocialLink>(SocialLinkRow);
  }

  listLegalLinks(): Promise<LegalLink[]> {
    return this.listPublished<LegalLink>(LegalLinkRow);
  }

  listBadges(): Promise<FooterBadge[]> {
    return this.listPublished<FooterBadge>(FooterBadgeRow);
  }

  private async listPublished<Item extends { order: number }>(entity: new () => Row<Item>): Promise<Item[]> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(entity, 'item')
      .where('item.published')
      .orderBy({ 'item.position': 'ASC', 'item.id': 'ASC' })
      .getMany();
    return rows.map((row) => toItem<Item>(row));
  }
}

function toItem<Item extends { order: number }>({ position, ...fields }: Row<Item>): Item {
  return { ...fields, order: position } as unknown as Item;
}
