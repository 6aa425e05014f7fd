import { useMemo } from 'react';
import { useSite } from '@20x/kit';
import { defaultSiteName } from '@20x/shared/title-template';
import { useSetting } from '../../../api/use-setting';
import type { Content } from '../../model/content-comparison';
import type { FieldDeclarations } from '../../model/field-declarations';
import { effectiveSeo, type EffectiveSeo } from './effective-seo';
import { declaresSeo } from './seo-sections';

/** What visitors' browsers and crawlers get as metadata of what is in the form; null for a content that has none. */
export function useEffectiveSeo(content: Content, fields: FieldDeclarations, path: string): EffectiveSeo | null {
  const { publicUrl } = useSite();
  const siteName = useSetting('siteName') ?? defaultSiteName;
  const titleTemplate = useSetting('titleTemplate');
  const socialImage = useSetting('socialImageUrl');
  return useMemo(() => {
    const context = { path, origin: publicUrl || window.location.origin, siteName, titleTemplate, socialImage };
    return declaresSeo(fields) ? effectiveSeo(content, fields, context) : null;
  }, [content, fields, path, publicUrl, siteName, titleTemplate, socialImage]);
}
