import { messageOf, notify, useAppDispatch } from '@20x/kit';

/** Opens a window and leads it to an address that has to be asked for first; a failure is notified. */
export function useNewWindow() {
  const dispatch = useAppDispatch();
  return async (name: string, addressFor: (page: Window) => Promise<string>): Promise<void> => {
    // At once: a window that a script opens later is blocked.
    const page = window.open('about:blank', name);
    const refuse = (description: string) =>
      dispatch(notify({ title: 'The preview did not open', description, variant: 'destructive' }));
    if (!page) {
      refuse('The browser blocked the window. Allow pop-ups for this site.');
      return;
    }
    try {
      page.location.replace(await addressFor(page));
      page.focus();
    } catch (error) {
      page.close();
      refuse(messageOf(error) ?? 'No link could be made. Try again.');
    }
  };
}
