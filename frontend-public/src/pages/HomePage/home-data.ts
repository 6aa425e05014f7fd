import { api, type LoadContext } from '@20x/kit';

/** What the home page reads; a failure is no error here, it shows the built-in texts. */
export async function loadHomeData({ store }: LoadContext): Promise<void> {
  await store.dispatch(api.endpoints.getHomeContent.initiate());
}
