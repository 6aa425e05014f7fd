/** What a preview says about itself. */
export interface PreviewNotice {
  readonly title: string;
  /** Derived status of the document. */
  readonly status: string;
  /** When visitors are to get it, ISO 8601, if this is what is planned. */
  readonly goesLiveAt?: string | undefined;
  /** When the link ends, ISO 8601. */
  readonly expiresAt: string;
}

const statusWords: Readonly<Record<string, string>> = {
  draft: 'Never published',
  published: 'Same as live',
  changed: 'Unpublished changes',
  scheduled: 'Scheduled',
  unpublished: 'Not live',
};
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const live = new Set(['published', 'changed']);

const style =
  '#preview-bar{position:fixed;inset:auto 0 0;z-index:2147483000;display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem;' +
  'box-sizing:border-box;min-height:2.75rem;padding:.375rem 1rem;background:#09201e;color:#eff5f3;border-top:3px solid #f4af2d;' +
  "font:500 .875rem/1.4 'Hanken Grotesk Variable',system-ui,sans-serif}" +
  '#preview-bar b{font-weight:700}#preview-bar p{margin:0;flex-basis:100%}#preview-bar p:empty{display:none}' +
  '#preview-bar .title{overflow:hidden;max-width:min(50vw,24rem);text-overflow:ellipsis;white-space:nowrap}' +
  '#preview-bar a{color:#69e1b8;text-underline-offset:.2em}#preview-bar .close{margin-left:auto}' +
  'html{scroll-padding-bottom:4rem}body{padding-bottom:3rem}@media print{#preview-bar{display:none}}';

/** Says that this is a draft, whose, and for how long its link works; whole without JavaScript. */
export function previewBar({ title, status, goesLiveAt, expiresAt }: PreviewNotice, path: string): string {
  const close = live.has(status) ? path : '/';
  const time = `${expiresAt.slice(11, 16)} UTC`;
  const state = goesLiveAt ? `Goes live ${day.format(new Date(goesLiveAt))} UTC` : (statusWords[status] ?? status);
  return [
    `<style>${style}</style>`,
    `<aside id="preview-bar" aria-label="Draft preview"><b>Draft preview</b>`,
    `<span class="title">${escapedHtml(title)}</span><span class="state">${escapedHtml(state)}</span>`,
    `<span class="ends">Link ends <time datetime="${escapedHtml(expiresAt)}">${escapedHtml(time)}</time></span>`,
    `<a class="close" href="${escapedHtml(close)}">Close preview</a><p role="status"></p></aside>`,
  ].join('');
}

const escapedHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
