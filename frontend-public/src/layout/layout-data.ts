import { api, type LoadContext } from '@20x/kit';
import { mostFeaturesInMenu } from '@20x/shared/menu';

/** Features that the navigation lists. */
export const navigationFeatures = { inMenu: true, limit: mostFeaturesInMenu } as const;

/** Everything that header and footer read; a part that fails shows its default. */
export async function loadLayoutData({ store: { dispatch } }: LoadContext): Promise<void> {
  const { endpoints } = api;
  await Promise.all([
    dispatch(endpoints.listSettings.initiate()),
    dispatch(endpoints.listFeatures.initiate(navigationFeatures)),
    dispatch(endpoints.listFooterSections.initiate()),
    dispatch(endpoints.listFooterLinks.initiate()),
    dispatch(endpoints.listSocialLinks.initiate()),
    dispatch(endpoints.listLegalLinks.initiate()),
    dispatch(endpoints.listFooterBadges.initiate()),
  ]);
}
