import type { PageSeo } from '@20x/kit';
import { isTrackerId, type TrackerField } from '@20x/shared/seo-formats';

interface Snippets {
  readonly head: string;
  readonly body: string;
}

interface Tracker {
  readonly head: (id: string) => string;
  readonly body?: (id: string) => string;
}

/** The vendors' own snippets, shortened to what they do. */
const trackers: Readonly<Record<TrackerField, Tracker>> = {
  googleTagManager: {
    head: (id) =>
      `<script>(window.dataLayer=window.dataLayer||[]).push({'gtm.start':Date.now(),event:'gtm.js'})</script>` +
      `<script async src="https://www.googletagmanager.com/gtm.js?id=${id}"></script>`,
    body: (id) =>
      `<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=${id}" height="0" width="0" title="Google Tag Manager" hidden></iframe></noscript>`,
  },
  googleAnalytics: {
    head: (id) =>
      `<script async src="https://www.googletagmanager.com/gtag/js?id=${id}"></script>` +
      `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','${id}')</script>`,
  },
  facebookPixel: {
    head: (id) =>
      `<script>(function(w){var f=w.fbq=w.fbq||function(){f.callMethod?f.callMethod.apply(f,arguments):f.queue.push(arguments)};` +
      `w._fbq=w._fbq||f;f.push=f;f.loaded=true;f.version='2.0';f.queue=f.queue||[]})(window);fbq('init','${id}');fbq('track','PageView')</script>` +
      `<script async src="https://connect.facebook.net/en_US/fbevents.js"></script>`,
    body: (id) => pixel(`https://www.facebook.com/tr?id=${id}&amp;ev=PageView&amp;noscript=1`),
  },
  linkedinInsight: {
    head: (id) =>
      `<script>window._linkedin_partner_id='${id}';(window._linkedin_data_partner_ids=window._linkedin_data_partner_ids||[]).push('${id}')</script>` +
      `<script async src="https://snap.licdn.com/li.lms-analytics/insight.min.js"></script>`,
    body: (id) => pixel(`https://px.ads.linkedin.com/collect/?pid=${id}&amp;fmt=gif`),
  },
};

const pixel = (src: string) => `<noscript><img src="${src}" height="1" width="1" alt="" hidden></noscript>`;

/** The code of the trackers that the page names; an id of the wrong form is left out and reported. */
export function trackersOf(seo: Pick<PageSeo, TrackerField>, warn: (message: string) => void): Snippets {
  const snippets = (Object.keys(trackers) as TrackerField[]).map((field) => {
    const id = seo[field]?.trim();
    const tracker = trackers[field];
    if (!id) return { head: '', body: '' };
    if (isTrackerId(field, id)) return { head: tracker.head(id), body: tracker.body?.(id) ?? '' };
    warn(`"${id}" is no id for ${field}: its code is left out.`);
    return { head: '', body: '' };
  });
  return { head: snippets.map(({ head }) => head).join(''), body: snippets.map(({ body }) => body).join('') };
}
