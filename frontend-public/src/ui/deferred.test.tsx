import type { ComponentType } from 'react';

beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

interface PartProps {
  readonly text: string;
}

/** A fresh page with fresh code: what the first one has seen of its visitor is remembered by the module. */
async function page() {
  jest.resetModules();
  document.body.replaceChildren();
  const [{ hydrateRoot, createRoot }, { renderToString }, { deferred }, { act, startTransition }] = await Promise.all([
    import('react-dom/client'),
    import('react-dom/server'),
    import('./deferred'),
    import('react'),
  ]);
  const load = jest.fn<Promise<ComponentType<PartProps>>, []>(() => Promise.resolve(({ text }) => <p>{text}</p>));
  const errors: unknown[] = [];
  const root = document.createElement('div');
  root.id = 'root';
  return {
    load,
    errors,
    root,
    act,
    interact: () => act(async () => void window.dispatchEvent(new Event('pointerover'))),
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
    /** The part as the server answers it. */
    async serve(text: string) {
      const Part = deferred(load);
      await act(async () => void (await load.mock.results[0]?.value));
      root.innerHTML = renderToString(<Part text={text} />);
      document.body.replaceChildren(root);
      load.mockClear();
    },
    async takeOver(text: string, moment?: () => Promise<void>) {
      const Part = deferred(load, moment);
      const onRecoverableError = (error: unknown) => errors.push(error);
      const app = await act(async () => hydrateRoot(root, <Part text={text} />, { onRecoverableError }));
      return { change: (next: string) => act(async () => startTransition(() => app.render(<Part text={next} />))) };
    },
    async visitLater(text: string) {
      document.body.replaceChildren(root);
      const Part = deferred(load);
      const app = createRoot(root);
      const show = (shown: string) => act(async () => app.render(<Part text={shown} />));
      await show(text);
      return { show };
    },
  };
}

it('keeps what the server rendered and asks for no code until the visitor interacts', async () => {
  const { serve, takeOver, interact, load, root, errors } = await page();
  await serve('Good morning');
  const paragraph = root.querySelector('p');
  await takeOver('Good morning');
  expect(load).not.toHaveBeenCalled();
  expect(root).toHaveTextContent('Good morning');

  await interact();
  expect(load).toHaveBeenCalledTimes(1);
  expect(root.querySelector('p')).toBe(paragraph);
  expect(errors).toEqual([]);
});

it('says when it answers presses, for a press that waits', async () => {
  const { serve, takeOver, act, load, root } = await page();
  const pressed = jest.fn();
  load.mockResolvedValue(({ text }) => <button onClick={pressed}>{text}</button>);
  await serve('More');
  const arrival = new Promise((resolve) => window.addEventListener('arrival', resolve, { once: true }));
  await takeOver('More');
  await act(() => {
    root.querySelector('button')?.click();
    expect(pressed).not.toHaveBeenCalled();
    return arrival;
  });
  await act(async () => root.querySelector('button')?.click());
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('changes without an interaction when it has to, and keeps its elements', async () => {
  const { serve, takeOver, root, errors } = await page();
  await serve('Good morning');
  const paragraph = root.querySelector('p');
  const { change } = await takeOver('Good morning');
  await change('Good evening');

  expect(root).toHaveTextContent('Good evening');
  expect(root.querySelector('p')).toBe(paragraph);
  expect(errors).toEqual([]);
});

it('keeps the HTML while the code cannot be had, and tries again', async () => {
  const { serve, takeOver, interact, wait, load, root } = await page();
  await serve('Good morning');
  jest.useFakeTimers();
  load.mockRejectedValueOnce(new Error('offline'));
  const { change } = await takeOver('Good morning');
  await interact();
  expect(root).toHaveTextContent('Good morning');

  await wait(3000);
  expect(load).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
  await change('Good evening');
  expect(root).toHaveTextContent('Good evening');
});

it('comes at once on a page that is reached later', async () => {
  const { visitLater, load, root } = await page();
  await visitLater('Good evening');
  expect(load).toHaveBeenCalled();
  expect(root).toHaveTextContent('Good evening');
});

it('asks for no code when the page around it renders with the same again', async () => {
  const { serve, takeOver, load, root } = await page();
  await serve('Good morning');
  const { change } = await takeOver('Good morning');
  await change('Good morning');
  expect(load).not.toHaveBeenCalled();
  expect(root).toHaveTextContent('Good morning');
});

it('waits for another moment where it is given one', async () => {
  const { serve, takeOver, interact, act, load } = await page();
  await serve('Good morning');
  let come: () => void = () => undefined;
  await takeOver('Good morning', () => new Promise((resolve) => (come = resolve)));
  await interact();
  expect(load).not.toHaveBeenCalled();
  await act(async () => come());
  expect(load).toHaveBeenCalledTimes(1);
});

it('counts a missing image as an interaction, because its code replaces it', async () => {
  const { serve, takeOver, act, load, root } = await page();
  await serve('Good morning');
  await takeOver('Good morning');
  const image = document.createElement('img');
  root.append(image);
  await act(async () => void image.dispatchEvent(new Event('error')));
  expect(load).toHaveBeenCalledTimes(1);
});

it('is taken over at once where a page waits for nobody', async () => {
  const { serve, takeOver, act, load } = await page();
  await serve('Good morning');
  const { countAsInteraction } = await import('./interaction');
  countAsInteraction();
  await act(async () => void (await takeOver('Good morning')));
  expect(load).toHaveBeenCalledTimes(1);
});

it('is not drawn again while nothing of it changes', async () => {
  const { visitLater, load, root } = await page();
  const draw = jest.fn(({ text }: PartProps) => <p>{text}</p>);
  load.mockResolvedValue(draw);
  const { show } = await visitLater('Good morning');
  draw.mockClear();
  await show('Good morning');
  expect(draw).not.toHaveBeenCalled();
  await show('Good evening');
  expect(root).toHaveTextContent('Good evening');
});
