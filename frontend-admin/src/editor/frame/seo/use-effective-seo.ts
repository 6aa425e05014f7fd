import { useMemo } from 'react';
import { useListSettingsQuery, useSite } from '@20x/kit';
import { defaultSiteName } from '@20x/shared/title-template';
import type { Content } from '../../model/content-comparison';
import type { FieldDeclarations } from '../../model/field-declarations';
import { effectiveSeo, type EffectiveSeo } from './effective-seo';
import { declaresSeo } from './seo-sections';

/** What visitors' browsers and crawlers get as metadata of what is in the form; null for a content that has none. */
export function useEffectiveSeo(content: Content, fields: FieldDeclarations, path: string): EffectiveSeo | null {
  const { data: settings } = useListSettingsQuery();
  const { publicUrl } = useSite();
  const setting = (name: string) => settings?.find(({ key }) => key === name)?.value;
  const siteName = setting('siteName') || defaultSiteName;
  const titleTemplate = setting('titleTemplate');
  return useMemo(() => {
    const context = { path, origin: publicUrl || window.location.origin, siteName, titleTemplate };
    return declaresSeo(fields) ? effectiveSeo(content, fields, context) : null;
  }, [content, fields, path, publicUrl, siteName, titleTemplate]);
}
