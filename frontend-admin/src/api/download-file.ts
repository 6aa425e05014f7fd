import { errorFrom, type AppDispatch } from '@20x/kit';

/** Gets a file of the API and saves it on the person's device under its name; throws an ApiError. */
export const downloadFile =
  (path: string) =>
  (dispatch: AppDispatch): Promise<void> =>
    dispatch(async (_dispatch, _getState, { fetch, origin, credentials }) => {
      const token = (await credentials?.token()) ?? null;
      const headers = token ? { authorization: `Bearer ${token}` } : undefined;
      const response = await fetch(new URL(path, origin).href, headers && { headers });
      if (response.status === 401) credentials?.rejected(token);
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- an ApiError, as the generated client throws it
      if (!response.ok) throw await errorFrom(response);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await response.blob());
      link.download = nameOf(response);
      link.click();
      URL.revokeObjectURL(link.href);
    });

const nameOf = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export';
