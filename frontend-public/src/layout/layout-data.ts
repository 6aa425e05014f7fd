import { api, useGetLayoutQuery, type LoadContext, type SiteLayout } from '@20x/kit';
import { defaultMenu } from '@20x/shared/menu';

/** Everything that header and footer read. */
export async function loadLayoutData({ store: { dispatch } }: LoadContext): Promise<void> {
  await dispatch(api.endpoints.getLayout.initiate());
}

/** Shown until the answer is there, and when there is none. */
const defaultLayout: SiteLayout = {
  settings: {},
  menu: [...defaultMenu],
  features: [],
  footer: { sections: [], socialLinks: [], legalLinks: [], badges: [] },
};

export const useLayout = (): SiteLayout => useGetLayoutQuery().data ?? defaultLayout;
