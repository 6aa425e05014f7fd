import { seoDefaults } from '@20x/shared/seo-defaults';
import { serverOnlySeo } from '@20x/shared/seo-facts.generated';
import type { PageSeo } from '../api/generated';

const usual = new Set<string>([seoDefaults.language, seoDefaults.viewport]);

/** The owner's additions to a page's document that only the server can write, as one text; empty without any. */
export function ownerDocument(seo: PageSeo | null | undefined): string {
  const values = serverOnlySeo
    .map((field) => seo?.[field]?.trim() ?? '')
    .map((value) => (usual.has(value) ? '' : value));
  return values.some(Boolean) ? JSON.stringify(values) : '';
}
