import { useSite } from '@20x/kit';
import { useEffect } from 'react';
import { useLayout } from './layout-data';

/** Asks visitors, and runs what they accept, where the site has scripts that need consent. */
export function useConsent(): void {
  const { scripts } = useLayout();
  const { isPreview } = useSite();
  const asks = scripts && !isPreview;
  useEffect(() => {
    if (asks) void import(/* webpackChunkName: "consent" */ '../consent/consent');
  }, [asks]);
}
