import type { PreviewAction, PreviewEnvelope, PreviewKey, PreviewReport, PreviewWritingState } from '@20x/kit';
import { isRecord } from '@20x/shared/hidden';
import { isPreviewPath } from '@20x/shared/preview-paths';
import type { Content } from '../model/content-comparison';

const isRect = (rect: unknown) =>
  isRecord(rect) && [rect.x, rect.y, rect.width, rect.height].every((edge) => Number.isFinite(edge));
const oneOf = <Value extends string>(choices: Readonly<Record<Value, true>>) => {
  const known: ReadonlySet<unknown> = new Set(Object.keys(choices));
  return (value: unknown) => known.has(value);
};
const isState = oneOf<PreviewWritingState>({ 'going on': true, kept: true, dropped: true });
const isAction = oneOf<PreviewAction>({
  ...({ add: true, duplicate: true, up: true, down: true } as const),
  ...({ move: true, hide: true, delete: true } as const),
});
const isKey = oneOf<PreviewKey>({
  ...({ undo: true, redo: true, save: true, publish: true, help: true } as const),
  ...({ palette: true, sidebar: true, before: true, after: true } as const),
});

const always = () => true;

/** What has to hold of each report besides its type: some of it is written into the draft. */
const forms: Readonly<Record<PreviewReport['type'], (message: Content) => boolean>> = {
  ready: always,
  rendered: always,
  outside: always,
  hover: ({ path }) => path === null || isPreviewPath(path),
  selected: ({ path, rect }) => (path === null || isPreviewPath(path)) && isRect(rect),
  inspect: ({ path, rect }) => isPreviewPath(path) && isRect(rect),
  absent: ({ path }) => isPreviewPath(path),
  present: ({ path }) => isPreviewPath(path),
  inView: ({ path }) => isPreviewPath(path),
  edited: ({ path, text, fill, state }) =>
    isPreviewPath(path) && typeof text === 'string' && isRecord(fill) && isState(state),
  action: ({ path, action, to, fill }) =>
    isPreviewPath(path) &&
    isAction(action) &&
    isRecord(fill) &&
    (to === undefined || (Number.isInteger(to) && Number(to) >= 0)),
  key: ({ key }) => isKey(key),
};

/** The report in a message that carries the nonce; null for anything else. */
export function reportIn(data: unknown, nonce: string): PreviewReport | null {
  if (!isRecord(data)) return null;
  const { source, nonce: given, message } = data as Partial<PreviewEnvelope<unknown>>;
  if (source !== '20x-preview' || given !== nonce || !isRecord(message)) return null;
  const { type } = message;
  if (typeof type !== 'string' || !Object.hasOwn(forms, type)) return null;
  return forms[type as PreviewReport['type']](message) ? (message as unknown as PreviewReport) : null;
}
