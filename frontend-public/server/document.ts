import type { PageAssets, Stylesheet } from './assets';
import { escapeHtml } from '@20x/shared/escape-html';
import { scriptJson } from '@20x/shared/structured-data/graph';
import { isOnPage, type SiteScript } from '@20x/shared/site-scripts';
import { themeColors } from '@20x/shared/theme-colors';
import { adminSecurityPolicy, contentSecurityPolicy } from './content-security';
import type { OwnerHtml } from './owner-html';
import { hostsOf, htmlOf } from './page-scripts';
import { previewBar, type PreviewNotice } from './preview-bar';
import { drawsAny, markupOf, usedStyles, wholeStyles, type Markup } from './used-styles';
import { visitBeacon } from './visit-beacon';

interface DocumentParts {
  readonly assets: PageAssets;
  readonly publicUrl: string;
  /** Title of the bare document. */
  readonly bareTitle?: string;
  /** What `renderToString` gave: metadata first, then the page. Absent from the bare document. */
  readonly markup?: string;
  /** What search engines read about the page. Absent from the bare document. */
  readonly graph?: object;
  /** The data that the page was rendered from. */
  readonly state?: unknown;
  /** The revisions that the page shows: an editor reads here whether a publication has arrived. Default: nothing. */
  readonly revisions?: readonly string[];
  readonly owner: OwnerHtml;
  /** What runs on the site once the visitor agrees. Default: nothing. */
  readonly scripts?: readonly SiteScript[] | undefined;
  /** Of the page, without prefix; that for addresses that lead nowhere has none. */
  readonly path?: string;
  /** Every address without a page gets this document. */
  readonly isMissing?: boolean;
  /** Codes that prove to search engines whose site it is, by the name of the meta. Default: none. */
  readonly verification?: Readonly<Record<string, string | undefined>> | undefined;
  /** Views of the document are counted. Default: false. */
  readonly isCounted?: boolean;
  /** The page of this path shows a draft. */
  readonly preview?: { readonly path: string; readonly notice: PreviewNotice } | undefined;
}

/** Runs before the first paint. Anything but `dark` in the storage is light. */
const themeScript =
  "try{if(localStorage.getItem('theme')==='dark'){var r=document.documentElement;r.classList.replace('light','dark');" +
  "r.setAttribute('data-mantine-color-scheme','dark');" +
  `document.querySelector('meta[name=theme-color]').content='${themeColors.dark}'}}catch(e){}`;

/**
 * Runs before every other script of the admin area: what may become code or markup there. Scripts come from the builds.
 * Text becomes markup in documents that run nothing, and as a style sheet.
 */
const trustScript =
  'self.trustedTypes&&trustedTypes.createPolicy("default",{' +
  'createScriptURL:function(a){var u=new URL(a,location.href);if(u.origin==location.origin&&u.pathname.startsWith("/static/"))return u.href},' +
  'createHTML:function(h,t,s){if(!s||s=="DOMParser parseFromString"||!h.includes("<"))return h}})';

/**
 * Runs before the first paint. A browser that has the fonts shows them from the start; for any other they come later.
 * Where the browser dropped them since, they are only fetched earlier than at a first visit.
 */
const fontScript =
  'var d=document,k=d.currentScript.dataset.core,s;try{s=localStorage.getItem("fonts")}catch(e){}' +
  'if(s!==k)d.documentElement.dataset.fonts=k;else k.split(" ").forEach(u=>{var l=d.createElement("link");' +
  'l.rel="preload";l.as="font";l.crossOrigin="";l.href=u;d.head.append(l)})';

/**
 * Runs before the first paint. The last press of a button that only React answers waits for React, and for the code of its
 * part of the page: React stops a click on a part that it has not taken over yet. Links, menus and details answer by
 * themselves.
 */
const earlyPress =
  ';!function(){var b,t;function p(){b&&b.click()}addEventListener("click",e=>{' +
  'b=e.target.closest("#root button[type=button]:not([popovertarget])")||!t&&b},true);' +
  'addEventListener("click",()=>t&&(b=0));addEventListener("takeover",()=>{t=1;p()});' +
  'addEventListener("arrival",p)}()';

/**
 * A form that is sent before React takes it over waits for React, so that its errors show in place. If the code is not
 * there after three seconds, the browser sends it as it does without scripts.
 */
const earlySubmit =
  ';addEventListener("submit",e=>{var f=e.target,n=0;f.dataset.early==null||(e.preventDefault(),function t(){' +
  'f.dataset.early==null?f.requestSubmit():n++<30?setTimeout(t,100):f.submit()}())},true)';

/**
 * Runs before the first paint. Until React takes over, sections far below the view are not laid out (Section.module.css,
 * lay-out-rest.ts), unless the browser looks for a place further down.
 */
const arrival =
  ';location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate"||(d.documentElement.dataset.arriving="")';

const headScript = fontScript + earlyPress + earlySubmit + arrival;

/**
 * Loads the fonts and shows them, unless something in view would move: then they wait for the next page. Only loaded
 * fonts change the layout at once, so that it can be compared before anything is painted. Of text in a line it is the
 * middle that counts: Safari knows no `ascent-override`, so that a stand-in's box has another height.
 */
const showFonts =
  'function o(){var r=d.documentElement,k=r.dataset.fonts,p=d.getElementById("root"),t=p.textContent,a=[],' +
  'm=e=>{var b=e.getBoundingClientRect();return Math.max(0,Math.min(innerHeight,b.top+(e.clientHeight?0:b.height/2)))},' +
  // What is below the view is not looked into: some of it is not laid out yet.
  'y=e=>{for(e of e.children){var h=m(e);a.push([e,h]);h<innerHeight&&y(e)}};' +
  'Promise.all([q("=fonts"),d.fonts.load("1em Hanken Grotesk Variable",t),d.fonts.load("1em Radio Canada Big Variable",t)])' +
  '.then(s=>{y(p);s[0]();delete r.dataset.fonts;if(a.some(b=>Math.abs(b[1]-m(b[0]))>=3)){r.dataset.fonts=k;self.navigation?.' +
  'addEventListener("currententrychange",e=>{e.navigationType=="push"&&delete r.dataset.fonts})}' +
  'localStorage.setItem("fonts",k)}).catch(()=>{})}';

/**
 * Whole stylesheets take the place of their used parts, each where it was: what the visitor goes on to needs the rest. They
 * do so together, because each change of the styles costs a slow phone a look at every element. A change of the fonts lays
 * out everything, so their sheet waits for the fonts.
 */
const completeStyles =
  'function q(u){return Promise.all([].map.call(d.querySelectorAll("[data-used"+u+"]"),s=>new Promise(f=>{' +
  'var l=d.createElement("link");l.rel="stylesheet";l.media="print";l.href=s.dataset.href;' +
  'l.onload=()=>f(()=>{l.media="all";s.remove()});l.onerror=()=>f(()=>{});s.after(l)}))).then(a=>()=>a.forEach(f=>f()))}';

/**
 * Phones get a book's chapters and other long parts closed (PhoneFold.tsx): the visitor sees what there is and opens one.
 * A link to such a part, into it or to what holds it opens it. Runs at the end of the document, so that what is below the first view is closed before it is reached.
 */
const foldParts =
  ';!function(){var s="details[data-phone-fold]";function o(h){try{h=d.getElementById(decodeURIComponent(h.slice(1)));(h.closest("details")||h.querySelector(s)).open=true}' +
  'catch(e){}}if(matchMedia("(max-width:47.99em)").matches)d.querySelectorAll(s).forEach(c=>{' +
  'c.open=false});o(location.hash);addEventListener("click",e=>{var a=e.target.closest("a[href*=\'#\']");a&&o(a.hash)},true)}()';

/**
 * Fetches the page's scripts in order once its first view is painted and its largest image is there: what is seen first
 * shares the line neither with fonts nor with what only reacts. Where nothing will be painted before, in the background
 * or in the bare document, they come at once; nowhere do they wait for more than three seconds, or after a press.
 */
const loadScript =
  showFonts +
  completeStyles +
  'var d=document,c=d.currentScript,w=c.dataset.load.split(" ");function g(){if(w[0]){var n=d.documentElement.dataset.fonts;' +
  'q(n?"=\'\'":"").then(f=>f());n&&o()}w.splice(0).forEach(u=>{' +
  'var s=d.createElement("script");s.src=u;s.async=false;d.head.append(s)})}' +
  'if(d.hidden||!d.getElementById("root").firstChild)g();else{setTimeout(g,3e3);addEventListener("pointerdown",g,{once:true});new PerformanceObserver(()=>{' +
  // An image that is there is painted only once it is decoded.
  'var i=d.querySelector("img[fetchpriority=high]");function n(){requestAnimationFrame(()=>setTimeout(g))}' +
  'i?i.decode().then(n,n):g()' +
  '}).observe({type:"paint",buffered:true})}' +
  foldParts;

/** React puts titles, metas and links of the whole tree in front of the page. */
const leadingMetadata = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** Of a document that the browser fills: it holds nothing to find. */
const bareMetadata = (title: string) => `<title>${title}</title><meta name="robots" content="noindex">`;

/** How the site looks in tabs and among a phone's apps; those of the brand take their place. */
const starterIcons = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
];
const isMissingFrom = (metadata: string) => (link: string) => !metadata.includes(/rel="[^"]*"/.exec(link)?.[0] ?? '');

/** The whole document: a browser knows after this one answer all that the first view needs. */
export function documentOf({
  assets,
  publicUrl,
  bareTitle = '',
  markup = '',
  graph,
  state,
  revisions = [],
  owner,
  scripts = [],
  path = '',
  isMissing,
  verification = {},
  isCounted,
  preview,
}: DocumentParts): string {
  const metadata = leadingMetadata.exec(markup)?.[0] ?? bareMetadata(bareTitle);
  const page = markup.replace(leadingMetadata, '');
  const visits = visitBeacon(isCounted);
  // The bare document has no markup yet.
  const styles = styleElements(assets.styles, page ? markupOf(possibleRoot + page + owner.head + owner.body) : null);
  const data = {
    publicUrl,
    remotes: assets.remotes,
    ...(state !== undefined && { state }),
    ...(owner.waiting && { waitingHtml: owner.waiting }),
    ...(isMissing && { isMissing }),
    ...(preview && { preview: { path: preview.path } }),
  };
  const running = scripts.filter((one) => isOnPage(one, path));
  const ownerHtml = owner.head + owner.body + owner.waiting + htmlOf(running);
  // What edits a preview makes style elements.
  const inline = {
    scripts: [themeScript, headScript, loadScript, ...visits.scripts],
    styles: preview ? undefined : styles.flatMap(({ css }) => css || []),
  };
  const policy = page
    ? contentSecurityPolicy(inline, ownerHtml, hostsOf(running))
    : adminSecurityPolicy([trustScript, themeScript, loadScript]);
  return [
    `<!doctype html><html lang="${owner.language}" class="light" data-mantine-color-scheme="light"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="${escapeHtml(owner.viewport)}">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    metadata,
    ...verificationMetas(verification),
    page ? '' : `<script>${trustScript}</script>`,
    `<meta name="theme-color" content="${themeColors.light}"><script>${themeScript}</script>`,
    ...starterIcons.filter(isMissingFrom(metadata)),
    page && '<link rel="manifest" href="/site.webmanifest">',
    // In the bare document nothing is painted before the scripts, so nothing is gained by waiting.
    page && `<script data-core="${assets.fonts.join(' ')}">${headScript}</script>`,
    ...styles.map(({ element }) => element),
    owner.head,
    // Of this answer, not of the page in view: metadata would still say it after a change of page.
    `</head><body${revisions.length > 0 ? ` data-revisions="${escapeHtml(revisions.join(' '))}"` : ''}>`,
    `<div id="root">${page}</div>`,
    preview ? previewBar(preview.notice, preview.path) : '',
    graph ? `<script type="application/ld+json">${scriptJson(graph)}</script>` : '',
    `<script id="page-data" type="application/json">${scriptJson(data)}</script>`,
    // After the data: a script out of the cache runs while the rest of a long document is still on its way.
    `<script data-load="${assets.scripts.join(' ')}">${loadScript}</script>${visits.html}${owner.body}</body></html>`,
  ].join('');
}

/** What the document's scripts make of its root. */
const possibleRoot = '<html class="light dark" data-fonts data-arriving><body>';

function styleElements(sheets: readonly Stylesheet[], markup: Markup | null) {
  const used = markup
    ? usedStyles(
        sheets.map(({ parts, isFonts }) => (isFonts ? [] : (parts ?? []))),
        markup,
      )
    : [];
  return sheets.map(({ url, parts, isFonts }, index) => {
    if (!parts) return { css: '', element: `<link rel="stylesheet" href="${url}">` };
    // Fonts are there whole or not yet: while one loads, WebKit forgets it when its rule is replaced.
    const isWhole = !markup || (isFonts && drawsAny(parts, markup));
    const css = isWhole ? wholeStyles(parts) : (used[index] ?? '');
    const mark = isFonts ? ' data-used=fonts' : ' data-used';
    // Without rules it only keeps the place, and needs no permission.
    const tag = css ? 'style' : 'template';
    return { css, element: `<${tag} data-href="${url}"${isWhole ? '' : mark}>${css}</${tag}>` };
  });
}

const verificationMetas = (codes: Readonly<Record<string, string | undefined>>) =>
  Object.entries(codes).map(([name, code]) => (code ? `<meta name="${name}" content="${escapeHtml(code)}">` : ''));
