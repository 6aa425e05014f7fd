import type { PreviewCommand } from '@20x/kit';
import { isRecord } from '@20x/shared/hidden';
import { isPreviewPath } from '@20x/shared/preview-paths';

type Unknown = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isOneOf = (value: unknown, ...choices: readonly unknown[]) => choices.includes(value);

const isFact = (value: unknown) => isRecord(value) && isText(value.label) && isText(value.kind);

const stages: Readonly<Record<string, (value: unknown) => boolean>> = {
  slide: (value) => value === null || (Number.isInteger(value) && Number(value) >= 0),
  faqs: (value) => isOneOf(value, 'as they are', 'open'),
  insights: (value) => isOneOf(value, 'as they are', 'many'),
  request: (value) => isOneOf(value, 'answered', 'loading', 'failed'),
  mobileMenu: (value) => typeof value === 'boolean',
  motion: (value) => isOneOf(value, 'full', 'reduced'),
  scheme: (value) => isOneOf(value, 'light', 'dark'),
};

/** What has to hold of each command besides its type. */
const forms: Readonly<Record<PreviewCommand['type'], (message: Unknown) => boolean>> = {
  start: ({ mode, fields }) =>
    isOneOf(mode, 'view', 'edit') && isRecord(fields) && Object.values(fields).every((fact) => isFact(fact)),
  content: ({ content, turn }) => isRecord(content) && Number.isInteger(turn),
  scrollTo: (message) => isPreviewPath(message.path),
  select: (message) => message.path === null || isPreviewPath(message.path),
  write: (message) => isPreviewPath(message.path),
  flush: () => true,
  stage: ({ stage }) =>
    isRecord(stage) &&
    Object.entries(stage).every(([name, value]) => Object.hasOwn(stages, name) && stages[name]?.(value) === true),
};

/** The command in a message that carries the nonce; null for anything else. */
export function commandIn(data: unknown, nonce: string): PreviewCommand | null {
  if (!isRecord(data) || data.source !== '20x-preview' || data.nonce !== nonce || !isRecord(data.message)) return null;
  const { message } = data;
  const type = message.type;
  if (!isText(type) || !Object.hasOwn(forms, type)) return null;
  return forms[type as PreviewCommand['type']](message) ? (message as unknown as PreviewCommand) : null;
}
