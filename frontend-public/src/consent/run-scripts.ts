import type { TrackerField } from '@20x/shared/seo-formats';
import { vendors, type ScriptCategory, type SiteScript } from '@20x/shared/site-scripts';

const page = window as unknown as {
  dataLayer?: unknown[];
  gtag?: typeof gtag;
  fbq?: (...entry: unknown[]) => void;
  _fbq?: unknown;
  _linkedin_partner_id?: string;
  _linkedin_data_partner_ids?: string[];
};

function load(vendor: TrackerField, path: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = vendors[vendor].from + path;
  document.head.append(script);
}

/** Google's tags read the arguments object itself and ignore an array. */
function gtag(..._entry: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- an array in its place is ignored
  (page.dataLayer ??= []).push(arguments);
}

let hasDefaults = false;
/** Google Consent Mode v2: denied by default, then what the visitor accepted. */
export function signalConsent(accepted: readonly ScriptCategory[]): void {
  const signals = (given: readonly ScriptCategory[]) => {
    const word = (category: ScriptCategory) => (given.includes(category) ? 'granted' : 'denied');
    return {
      analytics_storage: word('statistics'),
      ad_storage: word('marketing'),
      ad_user_data: word('marketing'),
      ad_personalization: word('marketing'),
      functionality_storage: word('functional'),
      personalization_storage: word('functional'),
      security_storage: 'granted',
    };
  };
  page.gtag = gtag;
  if (!hasDefaults) gtag('consent', 'default', signals([]));
  hasDefaults = true;
  gtag('consent', 'update', signals(accepted));
}

const run: Readonly<Record<TrackerField, (account: string) => void>> = {
  googleAnalytics(account) {
    gtag('js', new Date());
    gtag('config', account);
    load('googleAnalytics', `/gtag/js?id=${account}`);
  },
  googleTagManager(account) {
    (page.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load('googleTagManager', `/gtm.js?id=${account}`);
  },
  facebookPixel(account) {
    page.fbq ??= pixelQueue();
    page._fbq ??= page.fbq;
    page.fbq('init', account);
    page.fbq('track', 'PageView');
    load('facebookPixel', '/en_US/fbevents.js');
  },
  linkedinInsight(account) {
    page._linkedin_partner_id = account;
    (page._linkedin_data_partner_ids ??= []).push(account);
    load('linkedinInsight', '/li.lms-analytics/insight.min.js');
  },
};

/** Keeps calls until the pixel's code is there, which adds `callMethod`. */
function pixelQueue(): (...entry: unknown[]) => void {
  const queue: unknown[][] = [];
  const fbq = Object.assign(
    (...entry: unknown[]) => void (fbq.callMethod ? fbq.callMethod(...entry) : queue.push(entry)),
    { queue, loaded: true, version: '2.0', push: (...entry: unknown[]) => fbq(...entry) },
  ) as ((...entry: unknown[]) => void) & { callMethod?: (...entry: unknown[]) => void };
  return fbq;
}

/** Puts HTML at the end of the page. Scripts that were parsed as text never run, so they are made anew. */
function insert(html: string): void {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  for (const inert of holder.content.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of inert.attributes) script.setAttribute(name, value);
    // What was written in order runs in order.
    script.async = inert.hasAttribute('async');
    script.textContent = inert.textContent;
    inert.replaceWith(script);
  }
  document.body.append(holder.content);
}

export function runScript({ kind, account, html }: SiteScript, pageHtml: string): void {
  if (kind === 'html') insert(html ?? pageHtml);
  else run[kind](account);
}
