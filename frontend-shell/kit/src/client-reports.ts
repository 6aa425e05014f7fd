import { reportLimits, type ReportKind } from '@20x/shared/client-report';
import { cutTo } from '@20x/shared/cut-to';

const address = '/api/client-reports';
const mostPerDocument = 10;

const sent = new Set<string>();

/** Sends a report to the server's log, once per document for each text. Never throws and never prints. */
export function reportToServer(kind: ReportKind, what: unknown): void {
  const { message, stack } = describe(what);
  const key = `${kind} ${message}`;
  if (sent.has(key) || sent.size >= mostPerDocument) return;
  sent.add(key);
  const report = { kind, message, stack, page: window.location.pathname.slice(0, reportLimits.page) };
  const [method, headers, body] = ['POST', { 'content-type': 'application/json' }, JSON.stringify(report)];
  // `keepalive` lets the request outlive the page; its answer is not awaited.
  window.fetch(address, { method, headers, body, keepalive: true }).catch(() => undefined);
}

/** Reports uncaught errors, rejections and what the security policy blocked, also before this call; `quiet` also keeps them from the console. Returns a function that stops it. */
export function reportUncaught({ quiet }: { readonly quiet: boolean }): () => void {
  const onError = (event: ErrorEvent) => {
    reportToServer('exception', event.error ?? event.message);
    if (quiet) event.preventDefault();
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    reportToServer('rejection', event.reason);
    if (quiet) event.preventDefault();
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  const stopViolations = reportViolations();
  return () => {
    stopViolations();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Firefox has the event alone, which does not tell what happened before. */
function reportViolations(): () => void {
  if ('ReportingObserver' in window) {
    const send = (reports: Report[]) => reports.forEach(({ body }) => sendViolation(body as unknown as Violation));
    const observer = new ReportingObserver(send, { types: ['csp-violation'], buffered: true });
    observer.observe();
    return () => observer.disconnect();
  }
  const onViolation = ({ effectiveDirective, blockedURI, sourceFile, lineNumber }: SecurityPolicyViolationEvent) =>
    sendViolation({ effectiveDirective, blockedURL: blockedURI, sourceFile, lineNumber });
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => document.removeEventListener('securitypolicyviolation', onViolation);
}

/** The part that is used of https://w3c.github.io/webappsec-csp/#cspviolationreportbody */
interface Violation {
  readonly effectiveDirective: string;
  readonly blockedURL: string | null;
  readonly sourceFile: string | null;
  readonly lineNumber: number | null;
}

/** Which frames show another page is that page's own affair; an image that is on no host shows as missing. */
const isSeenElsewhere = (directive: string, blocked: string | null) =>
  directive === 'frame-ancestors' || (directive === 'img-src' && !/^https?:/.test(blocked ?? ''));

/** Addresses without their query, which may say who visits. */
function sendViolation({ effectiveDirective, blockedURL, sourceFile, lineNumber }: Violation): void {
  if (isSeenElsewhere(effectiveDirective, blockedURL)) return;
  const [blocked, source] = [blockedURL, sourceFile].map((address) => address?.split(/[?#]/, 1)[0]);
  reportToServer('policy', `${effectiveDirective} blocked ${blocked} at ${source || 'the page'}:${lineNumber ?? 0}`);
}

function describe(what: unknown): { message: string; stack?: string } {
  if (!(what instanceof Error)) return { message: cutTo(reportLimits.message, textOf(what)) };
  const message = cutTo(reportLimits.message, `${what.name}: ${what.message}`);
  return what.stack === undefined ? { message } : { message, stack: cutTo(reportLimits.stack, what.stack) };
}

/** The thrown value as JSON, or as its own text where JSON has none. */
function textOf(what: unknown): string {
  if (typeof what === 'string') return what;
  try {
    return JSON.stringify(what) ?? typeof what;
  } catch {
    return 'unreadable value';
  }
}
