import { errorFrom, type AppDispatch } from '@20x/kit';

interface FileToSend {
  readonly method: 'POST' | 'PUT';
  /** Path and query. */
  readonly url: string;
  readonly file: Blob;
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a file as it is, and says how far it is, which `fetch` cannot. Gives the answer; throws an ApiError like the
 * calls of the generated client, also when it is called off.
 */
export const sendFile =
  <Answer>({ method, url, file, onProgress, signal }: FileToSend) =>
  (dispatch: AppDispatch): Promise<Answer> =>
    dispatch(async (_dispatch, _getState, { origin, credentials }) => {
      const token = (await credentials?.token()) ?? null;
      const request = new XMLHttpRequest();
      request.open(method, new URL(url, origin).href);
      request.setRequestHeader('accept', 'application/json');
      request.setRequestHeader('content-type', 'application/octet-stream');
      if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
      const response = await answerOf(request, file, signal);
      if (response.ok) return (await response.json()) as Answer;
      if (response.status === 401) credentials?.rejected(token);
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- an ApiError, as the generated client throws it
      throw await errorFrom(response);
    });

function answerOf(request: XMLHttpRequest, file: Blob, signal?: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    // The shape of an ApiError without an answer.
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- callers read it as other failed calls
    const fail = () => reject({ status: 0, message: 'No answer.' });
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? '';
      resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }));
    };
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted) fail();
    else request.send(file);
  });
}
