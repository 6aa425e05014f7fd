import { isOnPage, type ScriptCategory, type SiteScript } from '@20x/shared/site-scripts';
import { acceptedOf, isDeclinedBySignal, keepChoice, removeVendorCookies } from './choice';
import { runScript, signalConsent } from './run-scripts';

interface PageData {
  readonly isMissing?: boolean;
  /** What waits of the HTML that this page's owner added. */
  readonly waitingHtml?: string;
  readonly state: { readonly api: { readonly queries: Readonly<Record<string, Query>> } };
}

interface Query {
  readonly endpointName?: string;
  readonly data?: { readonly scripts?: readonly SiteScript[] };
}

const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as PageData;
const layout = Object.values(data.state.api.queries).find(({ endpointName }) => endpointName === 'getLayout');
const scripts = layout?.data?.scripts ?? [];

/** The prefix under which the site works. */
const prefix = /^\/website(?=\/|$)/.exec(window.location.pathname)?.[0] ?? '';
const currentPath = () => window.location.pathname.slice(prefix.length) || '/';
const form = 'form[action="/api/contact"]';
const hasForm = () => document.querySelector(form) !== null;

/** The document's policy allows the scripts of its own page alone. */
const own = scripts.filter((script) => isOnPage(script, data.isMissing ? '' : currentPath()));
const running = new Set<SiteScript>();
let path = data.isMissing ? '' : currentPath();
/** Others never learn that a form was sent: what shows one runs nothing until the visitor goes on. */
let isFormPage = hasForm();

/** Runs what the visitor accepted on this page. What runs cannot be taken out of a document, which is then loaded again. */
function settle(): void {
  isFormPage ||= hasForm();
  const accepted = acceptedOf(scripts) ?? [];
  const wanted = isFormPage
    ? []
    : scripts.filter((script) => accepted.includes(script.category) && isOnPage(script, path));
  const isForeign = wanted.some((script) => !own.includes(script));
  if (isForeign || [...running].some((script) => !wanted.includes(script))) return window.location.reload();
  if (wanted.length > 0) signalConsent(accepted);
  for (const script of wanted.filter((next) => !running.has(next))) {
    running.add(script);
    runScript(script, data.waitingHtml ?? '');
  }
}

function decide(accepted: readonly ScriptCategory[]): void {
  keepChoice(scripts, accepted);
  if (accepted.length === 0 || [...running].some(({ category }) => !accepted.includes(category))) removeVendorCookies();
  settle();
}

/** Shows the banner. `opener`: the button that was pressed for it, which gets the focus back. */
export async function ask(opener?: HTMLElement): Promise<void> {
  const { showBanner } = await import(/* webpackChunkName: "consent-banner" */ './banner');
  const facts = { scripts, accepted: acceptedOf(scripts), isSignal: isDeclinedBySignal() };
  showBanner({ ...facts, privacyPage: `${prefix}/privacy`, opener, onDecide: decide });
}

// The router's pages take the place of each other.
window.addEventListener('visit', () => {
  path = currentPath();
  isFormPage = false;
  settle();
});
new MutationObserver(() => {
  if (!isFormPage && hasForm()) settle();
}).observe(document.body, { childList: true, subtree: true });
settle();
if (acceptedOf(scripts) === null) void ask();
// For tests: what the visitor chose before is known.
document.documentElement.dataset.consent = '';
