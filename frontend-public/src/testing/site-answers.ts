import type { SiteLayout } from '@20x/kit';
import { problem, type ApiAnswers } from '@20x/kit/testing';
import { defaultMenu } from '@20x/shared/menu';

/** What header and footer read. */
export const layoutAnswer = ({ footer, ...layout }: LayoutParts = {}): ApiAnswers => ({
  '/api/layout': {
    ...{ settings: {}, menu: [...defaultMenu], features: [], ...layout },
    footer: { sections: [], socialLinks: [], legalLinks: [], badges: [], ...footer },
  } satisfies SiteLayout,
});

export type LayoutParts = Partial<Omit<SiteLayout, 'footer'>> & { readonly footer?: Partial<SiteLayout['footer']> };

/** What the API answers for header, footer and home page of a site without any content. */
export const emptySite: ApiAnswers = {
  ...layoutAnswer(),
  '/api/home-content': {},
  '/api/terms': [],
  '/api/pages/features': problem(404, 'not_found'),
  '/api/pages/blog': problem(404, 'not_found'),
};
