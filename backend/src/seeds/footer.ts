import type { PublicDataChanged } from '../core/events/domain-event.ts';
import { FooterLinkRow, FooterSectionRow, LegalLinkRow } from '../footer/footer.entity.ts';
import type { SeedStep } from './seed-step.ts';

type LinkText = readonly [title: string, url: string];

/** Social links and badges are left to the owner: accounts and certificates cannot be shipped. */
export const starterSections: readonly { readonly title: string; readonly links: readonly LinkText[] }[] = [
  {
    title: 'Product',
    links: [
      ['Shift scheduling', '/features/nurse-scheduling-software'],
      ['Open-shift broadcasting', '/features/open-shift-broadcasting'],
      ['Credential tracking', '/features/credential-tracking'],
      ['Timesheets and billing', '/features/timesheets-and-billing'],
      ['All features', '/features'],
      ['Pricing', '/pricing'],
    ],
  },
  {
    title: 'Learn',
    links: [
      ['Nurse scheduling software', '/nurse-scheduling-software'],
      ['The complete guide', '/ultimate-guide-to-nurse-scheduling-software'],
      ['Blog', '/blog'],
    ],
  },
  {
    title: 'Company',
    links: [
      ['About 20X', '/about'],
      ['Contact', '/contact'],
      ['Book a demo', '/contact'],
    ],
  },
];

export const starterLegalLinks: readonly LinkText[] = [
  ['Privacy Policy', '/privacy'],
  ['Terms & Conditions', '/terms'],
];

const toRow = ([title, url]: LinkText, index: number) => ({ title, url, position: index + 1, published: true });

export const footerStep: SeedStep = {
  name: 'footer',
  async run(tx) {
    for (const [index, { title, links }] of starterSections.entries()) {
      const section = await tx.manager.save(FooterSectionRow, { title, position: index + 1, published: true });
      const rows = links.map((link, place) => ({ ...toRow(link, place), sectionId: section.id }));
      await tx.manager.insert(FooterLinkRow, rows);
    }
    await tx.manager.insert(LegalLinkRow, starterLegalLinks.map(toRow));
    tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: 'footer' });
  },
};
