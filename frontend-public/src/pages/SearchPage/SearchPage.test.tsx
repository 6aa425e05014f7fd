import { RemoteRoutes, routeFor, type SearchResults } from '@20x/kit';
import { problem, renderApp, storeAnswering, type ApiAnswers } from '@20x/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../App';
import { emptySite } from '../../testing/site-answers';

const plain = (text: string) => [{ text, isHit: false }];
const found = (...titles: string[]): SearchResults => ({
  data: titles.map((title) => ({
    type: 'post',
    path: `/blog/${title.toLowerCase()}`,
    title: [{ text: title, isHit: true }],
    snippet: [...plain('About '), { text: title, isHit: true }, ...plain('<b>.')],
  })),
  isExact: true,
  isCut: false,
  next: null,
});
/** Answers each query from the table; any other finds nothing. */
const answering = (table: Readonly<Record<string, SearchResults | (() => Promise<Response> | Response)>>) => ({
  '/api/search': ({ url }: Request) => {
    const answer = table[new URL(url).searchParams.get('q') ?? ''] ?? {
      data: [],
      isExact: false,
      isCut: false,
      next: null,
    };
    return typeof answer === 'function' ? answer() : answer;
  },
});
const open = (path: string, api: ApiAnswers) =>
  renderApp(<RemoteRoutes remote={remote} />, { path, api: { ...emptySite, ...api } });
const main = () => within(screen.getByRole('main'));
const box = () => screen.findByRole('searchbox', { name: 'Search this site' });
const titles = () =>
  main()
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

it('shows what the address asks for, with the hits marked and markup as text', async () => {
  open('/search?q=overtime', answering({ overtime: found('Overtime') }));
  expect(await box()).toHaveValue('overtime');
  const link = await main().findByRole('link', { name: 'Overtime' });
  expect(link).toHaveAttribute('href', '/blog/overtime');
  expect(main().getByText('Article')).toBeVisible();
  expect(main().getByText(/<b>\./)).toHaveTextContent('About Overtime<b>.');
  expect(main().getAllByText('Overtime', { selector: 'mark' })).toHaveLength(2);
  expect(main().getByRole('status')).toHaveTextContent('1 result for “overtime”');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('shows results as the visitor types, and keeps the last ones until the next are there', async () => {
  let arrive: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => (arrive = resolve));
  open('/search?q=over', answering({ over: found('Overtime'), nurse: () => late }));
  await waitFor(() => expect(titles()).toEqual(['Overtime']));
  const user = userEvent.setup();
  await user.clear(await box());
  await user.type(await box(), 'nurse');
  await waitFor(() => expect(main().getByRole('list', { busy: true })).toBeVisible());
  expect(titles()).toEqual(['Overtime']);
  arrive(Response.json(found('Nurses', 'Night shifts')));
  await waitFor(() => expect(titles()).toEqual(['Nurses', 'Night shifts']));
  expect(main().getByRole('status')).toHaveTextContent('2 results for “nurse”');
  expect(await box()).toHaveFocus();
});

it('asks once for a word that is typed in one go', async () => {
  const asked: string[] = [];
  open('/search', {
    '/api/search': ({ url }: Request) => {
      asked.push(new URL(url).searchParams.get('q') ?? '');
      return found('Shift');
    },
  });
  const user = userEvent.setup();
  await user.type(await box(), 'shift');
  await waitFor(() => expect(titles()).toEqual(['Shift']));
  expect(asked).toEqual(['shift']);
});

it('shows similar results when nothing matches, and other pages when there are none', async () => {
  open('/search?q=overtme', answering({ overtme: { ...found('Overtime'), isExact: false } }));
  await waitFor(() => expect(main().getByRole('status')).toHaveTextContent('These come close'));
  const user = userEvent.setup();
  await user.clear(await box());
  await user.type(await box(), 'xyzzy');
  await waitFor(() => expect(main().getByRole('status')).toHaveTextContent('Nothing found for “xyzzy”.'));
  expect(main().getByRole('link', { name: 'Features' })).toHaveAttribute('href', '/features');
  await user.clear(await box());
  await waitFor(() => expect(main().getByRole('status')).toBeEmptyDOMElement());
});

it('leads to further pages and back', async () => {
  open('/search?q=shift&cursor=abc', answering({ shift: { ...found('Shift'), next: 'def' } }));
  expect(await main().findByRole('link', { name: 'More results' })).toHaveAttribute(
    'href',
    '/search?q=shift&cursor=def',
  );
  expect(main().getByRole('link', { name: 'Best results' })).toHaveAttribute('href', '/search?q=shift');
});

it('says on the last page that only the best results are listed', async () => {
  const last = { ...found('Shift'), isCut: true };
  open('/search?q=shift', answering({ shift: { ...last, next: 'def' }, last }));
  await waitFor(() => expect(titles()).toEqual(['Shift']));
  expect(main().queryByText(/the best 200 results/)).toBeNull();
  const user = userEvent.setup();
  await user.clear(await box());
  await user.type(await box(), 'last');
  expect(await main().findByText(/the best 200 results/)).toHaveTextContent('Add a word to narrow them down.');
});

it.each([
  [
    problem(400, 'invalid_input', { errors: [{ field: 'q', message: 'Use at most 100 characters.' }] }),
    'Use at most 100 characters.',
  ],
  [problem(503, 'unavailable'), 'Search isn’t working right now. Try again in a moment.'],
])('says why there are no results', async (answer, words) => {
  open('/search?q=word', { '/api/search': answer });
  await waitFor(() => expect(main().getByRole('status')).toHaveTextContent(words));
});

it('answers a failed search with 503 and a refused one with 200, because its page says what to do', async () => {
  const statusFor = async (answer: unknown) => {
    const route = routeFor(remote, '/search')?.route;
    const url = new URL('http://localhost/search?q=word');
    return (await route?.loadData?.({ store: storeAnswering({ '/api/search': answer }), params: {}, url }))?.status;
  };
  expect([await statusFor(problem(503, 'unavailable')), await statusFor(problem(400, 'invalid_input'))]).toEqual([
    503,
    undefined,
  ]);
});
