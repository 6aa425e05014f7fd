import { useMemo } from 'react';
import { useListSettingsQuery, useSite } from '@20x/kit';
import { runChecks } from '../checks/run-checks';
import type { Content } from '../content-comparison';
import type { FieldDeclarations } from '../field-declarations';
import { effectiveSeo } from '../seo/effective-seo';
import { declaresSeo } from '../seo/seo-fields';

/** What visitors get as metadata, and what the checks say, of what is in the form. */
export function useFindings(
  content: Content,
  fields: FieldDeclarations,
  page: { readonly name: string; readonly path: string },
) {
  const { name, path } = page;
  const { data: settings } = useListSettingsQuery();
  const { publicUrl } = useSite();
  const siteName = settings?.find(({ key }) => key === 'siteName')?.value || '20X';
  return useMemo(() => {
    const ownTitle = typeof content.title === 'string' ? content.title : name;
    const context = { path, origin: publicUrl || window.location.origin, title: ownTitle, siteName };
    const seo = declaresSeo(fields) ? effectiveSeo(content, context) : null;
    return { seo, findings: runChecks(content, seo) };
  }, [content, fields, name, path, publicUrl, siteName]);
}
