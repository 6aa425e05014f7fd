import { api, type LoadContext } from '@20x/kit';
import { mostFeaturesInMenu } from '@20x/shared/menu';

/** Features that the navigation lists. */
export const navigationFeatures = { inMenu: true, limit: mostFeaturesInMenu } as const;

/** Everything that header and footer read; a part that fails shows its default. */
export async function loadLayoutData({ store }: LoadContext): Promise<void> {
  const { endpoints } = api;
  await Promise.all([
    store.dispatch(endpoints.listSettings.initiate()),
    store.dispatch(endpoints.listFeatures.initiate(navigationFeatures)),
    store.dispatch(endpoints.listFooterSections.initiate()),
    store.dispatch(endpoints.listFooterLinks.initiate()),
    store.dispatch(endpoints.listSocialLinks.initiate()),
    store.dispatch(endpoints.listLegalLinks.initiate()),
    store.dispatch(endpoints.listFooterBadges.initiate()),
  ]);
}
