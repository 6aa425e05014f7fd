import type { PageAssets, Stylesheet } from './assets';
import { contentSecurityPolicy } from './content-security';
import type { OwnerHtml } from './owner-html';
import { previewBar, type PreviewNotice } from './preview-bar';
import { namesIn, usedStyles } from './used-styles';

interface DocumentParts {
  readonly assets: PageAssets;
  readonly publicUrl: string;
  /** What `renderToString` gave: metadata first, then the page. Absent from the bare document. */
  readonly markup?: string;
  /** The data that the page was rendered from. */
  readonly state?: unknown;
  /** The revisions that the page shows: an editor reads here whether a publication has arrived. Default: nothing. */
  readonly revisions?: readonly string[];
  readonly owner: OwnerHtml;
  /** Every address without a page gets this document. */
  readonly isMissing?: boolean;
  /** The page of this path shows a draft. */
  readonly preview?: { readonly path: string; readonly notice: PreviewNotice } | undefined;
}

/** Runs before the first paint. Anything but `dark` in the storage is light. */
const themeScript =
  "try{if(localStorage.getItem('theme')==='dark'){var r=document.documentElement;r.classList.replace('light','dark');" +
  "r.setAttribute('data-mantine-color-scheme','dark')}}catch(e){}";

/**
 * Runs before the first paint. A browser that has the fonts shows them from the start; for any other they come later.
 * Where the browser dropped them since, they are only fetched earlier than at a first visit.
 */
const fontScript =
  'var d=document,k=d.currentScript.dataset.core,s;try{s=localStorage.getItem("fonts")}catch(e){}' +
  'if(s!==k)d.documentElement.dataset.fonts=k;else k.split(" ").forEach(function(u){var l=d.createElement("link");' +
  'l.rel="preload";l.as="font";l.crossOrigin="";l.href=u;d.head.append(l)})';

/**
 * Runs before the first paint. The last press of a button that only React answers waits for React; links, menus, details and
 * forms answer by themselves.
 */
const earlyPress =
  ';!function(){var b;function h(e){b=e.target.closest("#root button[type=button]:not([popovertarget])")||b}' +
  'addEventListener("click",h,true);addEventListener("takeover",function(){' +
  'removeEventListener("click",h,true);b&&b.click()})}()';

/**
 * Runs before the first paint. Until React takes over, sections far below the view are not laid out (Section.module.css),
 * unless the browser looks for a place further down.
 */
const arrival =
  ';location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate"||(d.documentElement.dataset.arriving="")';

const headScript = fontScript + earlyPress + arrival;

/**
 * Loads the fonts and shows them, unless something in view would move: then they wait for the next page. Only loaded
 * fonts change the layout at once, so that it can be compared before anything is painted. Of text in a line it is the
 * middle that counts: Safari knows no `ascent-override`, so that a stand-in's box has another height.
 */
const showFonts =
  'function o(){var r=d.documentElement,k=r.dataset.fonts,p=d.getElementById("root"),t=p.textContent;if(k==null)return;' +
  'function y(){return[].map.call(p.querySelectorAll("*"),function(e){' +
  'var b=e.getBoundingClientRect();return Math.max(0,Math.min(innerHeight,b.top+(e.clientHeight?0:b.height/2)))})}' +
  'Promise.all([d.fonts.load("1em Hanken Grotesk Variable",t),d.fonts.load("1em Radio Canada Big Variable",t)])' +
  '.then(function(){var a=y();delete r.dataset.fonts;' +
  'if(y().some(function(b,i){return Math.abs(a[i]-b)>=3})){r.dataset.fonts=k;self.navigation&&' +
  'navigation.addEventListener("currententrychange",function(e){e.navigationType=="push"&&delete r.dataset.fonts})}' +
  'localStorage.setItem("fonts",k)})' +
  '.catch(function(){})}';

/**
 * Whole stylesheets take the place of their used parts, each where it was: what the visitor goes on to needs the rest. They
 * do so together, because each change of the styles costs a slow phone a look at every element.
 */
const completeStyles =
  'function q(){Promise.all([].map.call(d.querySelectorAll("style[data-used]"),function(s){' +
  'return new Promise(function(f){var l=d.createElement("link");l.rel="stylesheet";l.media="print";l.href=s.dataset.href;' +
  'l.onload=function(){f(function(){l.media="all";s.remove()})};l.onerror=function(){f(function(){})};s.after(l)})}))' +
  '.then(function(a){a.forEach(function(f){f()})})}';

/**
 * Fetches the page's scripts in order once its first view is painted and its largest image is there: what is seen first
 * shares the line neither with fonts nor with what only reacts. Where nothing will be painted before, in the background
 * or in the bare document, they come at once; nowhere do they wait for more than three seconds, or after a press.
 */
const loadScript =
  showFonts +
  completeStyles +
  'var d=document,c=d.currentScript,w=c.dataset.load.split(" ");function g(){w[0]&&(q(),o());w.splice(0).forEach(function(u){' +
  'var s=d.createElement("script");s.src=u;s.async=false;d.head.append(s)})}' +
  'if(d.hidden||!d.getElementById("root").firstChild)g();else{setTimeout(g,3e3);addEventListener("pointerdown",g,{once:true});new PerformanceObserver(function(){' +
  // An image that is there is painted only once it is decoded.
  'var i=d.querySelector("img[fetchpriority=high]");function n(){requestAnimationFrame(function(){setTimeout(g)})}' +
  'i?i.decode().then(n,n):g()' +
  '}).observe({type:"paint",buffered:true})}';

/** React puts titles, metas and links of the whole tree in front of the page. */
const leadingMetadata = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** Of a document that the browser fills: it holds nothing to find. */
const bareMetadata = '<title>20X</title><meta name="robots" content="noindex">';

/** The whole document: a browser knows after this one answer all that the first view needs. */
export function documentOf({
  assets,
  publicUrl,
  markup = '',
  state,
  revisions = [],
  owner,
  isMissing,
  preview,
}: DocumentParts): string {
  const metadata = leadingMetadata.exec(markup)?.[0] ?? bareMetadata;
  const page = markup.replace(leadingMetadata, '');
  // The bare document has no markup yet.
  const names = page ? namesIn(`<html class="light dark"><body>${page}`) : undefined;
  const data = {
    publicUrl,
    remotes: assets.remotes,
    ...(state !== undefined && { state }),
    ...(isMissing && { isMissing }),
    ...(preview && { preview: { path: preview.path } }),
  };
  return [
    `<!doctype html><html lang="${owner.language}" class="light" data-mantine-color-scheme="light"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="${escapedAttribute(owner.viewport)}">`,
    `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy([themeScript, headScript, loadScript], owner.head + owner.body)}">`,
    metadata,
    `<script>${themeScript}</script>`,
    metadata.includes('rel="icon"') ? '' : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // In the bare document nothing is painted before the scripts, so nothing is gained by waiting.
    page && `<script data-core="${assets.fonts.join(' ')}">${headScript}</script>`,
    ...assets.styles.map((sheet) => styleElement(sheet, names)),
    owner.head,
    // Of this answer, not of the page in view: metadata would still say it after a change of page.
    `</head><body${revisions.length > 0 ? ` data-revisions="${escapedAttribute(revisions.join(' '))}"` : ''}>`,
    `<div id="root">${page}</div>`,
    preview ? previewBar(preview.notice, preview.path) : '',
    `<script id="page-data" type="application/json">${escapedJson(data)}</script>`,
    // After the data: a script out of the cache runs while the rest of a long document is still on its way.
    `<script data-load="${assets.scripts.join(' ')}">${loadScript}</script>${owner.body}</body></html>`,
  ].join('');
}

function styleElement({ url, parts, isWhole }: Stylesheet, names: ReadonlySet<string> | undefined): string {
  if (!parts) return `<link rel="stylesheet" href="${url}">`;
  const used = isWhole ? undefined : names;
  return `<style data-href="${url}"${used ? ' data-used' : ''}>${usedStyles(parts, used)}</style>`;
}

const escapedAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** JSON that cannot close the element that holds it. */
function escapedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
