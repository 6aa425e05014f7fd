import { useMemo } from 'react';
import { useListSettingsQuery, useSite } from '@20x/kit';
import type { Content } from '../content-comparison';
import type { FieldDeclarations } from '../field-declarations';
import { effectiveSeo, type EffectiveSeo } from '../seo/effective-seo';
import { declaresSeo } from '../seo/seo-fields';

/** What visitors' browsers and crawlers get as metadata of what is in the form; null for a content that has none. */
export function useEffectiveSeo(content: Content, fields: FieldDeclarations, path: string): EffectiveSeo | null {
  const { data: settings } = useListSettingsQuery();
  const { publicUrl } = useSite();
  const siteName = settings?.find(({ key }) => key === 'siteName')?.value || '20X';
  return useMemo(() => {
    const context = { path, origin: publicUrl || window.location.origin, siteName };
    return declaresSeo(fields) ? effectiveSeo(content, context) : null;
  }, [content, fields, path, publicUrl, siteName]);
}
