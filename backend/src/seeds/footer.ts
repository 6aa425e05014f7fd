import type { FooterContent } from '../footer/footer-content.dto.ts';
import { footerSlug, footerType } from '../footer/footer-type.ts';
import { publishStarter } from './publish-starter.ts';
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
      ['Security', '/security'],
      ['Contact', '/contact'],
      ['Book a demo', '/contact'],
    ],
  },
];

export const starterLegalLinks: readonly LinkText[] = [
  ['Privacy Policy', '/privacy'],
  ['Terms & Conditions', '/terms'],
];

const toRow = ([title, url]: LinkText) => ({ title, url });

export const starterFooter: FooterContent = {
  description: 'Nurse scheduling software for per diem, local and travel staffing agencies.',
  sections: starterSections.map(({ title, links }) => ({ title, links: links.map(toRow) })),
  legalLinks: starterLegalLinks.map(toRow),
};

export const footerStep: SeedStep = {
  name: 'footer',
  run: (tx, app) => publishStarter(tx, app, footerType, { slug: footerSlug, content: starterFooter }),
};
