/**
 * Reports a view once the page has loaded and is visible, or when it is left. It stores nothing, and is
 * silent for people who run the site and for browsers that programs steer. The site fires `visit` when another page takes
 * the place of this one; that page was reached from here.
 */
const beacon =
  '!function(){var d=document,l=location,r=d.referrer,s;function v(){var t;try{t=localStorage.auth_token}catch(e){}' +
  't||navigator.webdriver||navigator.sendBeacon("/api/visits",new Blob([JSON.stringify({page:l.pathname.slice(0,300),' +
  'referrer:r.split("/",3).join("/"),query:(l.search.match(/utm_(source|campaign)=[^&]*/g)||[]).join("&").slice(0,300)})],' +
  '{type:"application/json"}));r=l.origin}function o(){d.hidden?d.addEventListener("visibilitychange",o,{once:true}):v()}' +
  'function f(){s||(s=1,o())}addEventListener("load",()=>setTimeout(f));addEventListener("pagehide",f);' +
  'addEventListener("pageshow",e=>e.persisted&&v());addEventListener("visit",v)}()';

/** Without JavaScript the server learns the page from the address that the image is asked for by. */
const image = '<noscript><img src="/api/visits/image" alt="" hidden></noscript>';

interface VisitBeacon {
  readonly scripts: readonly string[];
  /** For the end of the body. */
  readonly html: string;
}

const counting: VisitBeacon = { scripts: [beacon], html: `<script>${beacon}</script>${image}` };
const silent: VisitBeacon = { scripts: [], html: '' };

/** What counts the views of a document, and of the pages that take its place. */
export const visitBeacon = (isCounted = false): VisitBeacon => (isCounted ? counting : silent);
