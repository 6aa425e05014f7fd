import { postAsHtml } from './post-as-html.ts';
import { postAsMarkdown } from './post-as-markdown.ts';

/** How a post is written to a file. */
export const exportFormats = {
  markdown: { ending: 'md', mediaType: 'text/markdown; charset=utf-8', write: postAsMarkdown },
  html: { ending: 'html', mediaType: 'text/html; charset=utf-8', write: postAsHtml },
} as const;

export type ExportFormat = keyof typeof exportFormats;
