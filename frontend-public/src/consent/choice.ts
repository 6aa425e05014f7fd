import { questionId, type ScriptCategory, type SiteScript } from '@20x/shared/site-scripts';
import { newId } from '@20x/shared/new-id';

interface Choice {
  /** Of its proof. */
  readonly id: string;
  /** Empty: declined. */
  readonly accepted: readonly ScriptCategory[];
  /** What was asked about. Another question is asked anew. */
  readonly question: string;
}

const key = 'consent';

/** Whether the browser declines for its user: https://globalprivacycontrol.org */
export const isDeclinedBySignal = () =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** What the visitor accepted; null: not asked yet. */
export function acceptedOf(scripts: readonly SiteScript[]): readonly ScriptCategory[] | null {
  if (isDeclinedBySignal()) return [];
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Choice | null;
    return kept?.question === questionId(scripts) ? kept.accepted : null;
  } catch {
    return null;
  }
}

/** Keeps the choice in this browser, and proof of it with the site. */
export function keepChoice(scripts: readonly SiteScript[], accepted: readonly ScriptCategory[]): void {
  const choice: Choice = { id: newId(), accepted, question: questionId(scripts) };
  const body = JSON.stringify(choice);
  try {
    localStorage.setItem(key, body);
  } catch {
    // It holds as long as the page is open.
  }
  const headers = { 'content-type': 'application/json' };
  fetch('/api/consents', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** Cookies that the vendors' code sets on this site. */
const ofVendors = /^(?:_ga|_gid|_gat|_gcl|_fbp|_fbc|li_|ln_or|_li)/;

export function removeVendorCookies(): void {
  const parts = window.location.hostname.split('.');
  const domains = ['', ...parts.map((_, first) => `;domain=.${parts.slice(first).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!ofVendors.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`;
  }
}
