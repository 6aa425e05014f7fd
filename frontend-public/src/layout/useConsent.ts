import { useSite } from '@20x/kit';
import { useEffect, type MouseEvent } from 'react';
import { useLayout } from './layout-data';

const load = () => import(/* webpackChunkName: "consent" */ '../consent/consent');

/** Asks visitors, and runs what they accept, where the site has scripts that need consent. */
export function useConsent(): void {
  const { scripts } = useLayout();
  const { isPreview } = useSite();
  const asks = scripts && !isPreview;
  useEffect(() => {
    if (asks) void load();
  }, [asks]);
}

/** Lets a visitor choose again. The button that was pressed gets the focus back. */
export async function openChoices({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> {
  const { ask } = await load();
  await ask(currentTarget);
}
