import { reportLimits, type ReportKind } from '@20x/shared/client-report';

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

/** Reports uncaught errors and rejections; `quiet` also keeps them from the console. Returns a function that stops it. */
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
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

function describe(what: unknown): { message: string; stack?: string } {
  if (!(what instanceof Error)) return { message: textOf(what).slice(0, reportLimits.message) };
  const message = `${what.name}: ${what.message}`.slice(0, reportLimits.message);
  return what.stack === undefined ? { message } : { message, stack: what.stack.slice(0, reportLimits.stack) };
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
