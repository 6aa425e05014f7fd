import { api, makeStore } from '@20x/kit';
import { apiAnswering } from '@20x/kit/testing';
import { initialState } from './page-data';

const document = { publicUrl: 'http://localhost', remotes: { public: '', admin: '' } };

/** What the server puts into the page for one answered query. */
function renderedState(answer: object) {
  const queries = { 'getHomeContent(undefined)': { endpointName: 'getHomeContent', ...answer } };
  return { api: { queries, provided: { tags: {}, keys: {} } } } as unknown as NonNullable<
    Parameters<typeof initialState>[0]['state']
  >;
}

it('starts empty from a document that was not rendered', () => {
  expect(initialState(document)).toEqual({});
});

it('API-08 takes the server’s answers as read: nothing is asked again', async () => {
  const state = renderedState({ status: 'fulfilled', data: { heroTitle: 'Hello' } });
  const store = makeStore({ fetch: apiAnswering({}), preloadedState: initialState({ ...document, state }) });
  const { data, fulfilledTimeStamp } = await store.dispatch(api.endpoints.getHomeContent.initiate());
  expect(data).toEqual({ heroTitle: 'Hello' });
  expect(Date.now() - (fulfilledTimeStamp ?? 0)).toBeLessThan(60_000);
});

it('asks again for what the server could not get', async () => {
  const state = renderedState({ status: 'rejected', error: { status: 503, message: '503: x' } });
  const fetch = apiAnswering({ '/api/home-content': { heroTitle: 'Back' } });
  const store = makeStore({ fetch, origin: 'http://localhost', preloadedState: initialState({ ...document, state }) });
  const { data } = await store.dispatch(api.endpoints.getHomeContent.initiate());
  expect(data).toEqual({ heroTitle: 'Back' });
});

it('takes "not found" for an answer', async () => {
  const state = renderedState({ status: 'rejected', error: { status: 404, message: '404: x' } });
  const store = makeStore({ fetch: apiAnswering({}), preloadedState: initialState({ ...document, state }) });
  const { error } = await store.dispatch(api.endpoints.getHomeContent.initiate());
  expect(error).toMatchObject({ status: 404 });
});
