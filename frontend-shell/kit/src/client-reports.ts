type ReportKind = 'exception' | 'rejection' | 'warning';

const address = '/api/client-reports';
const mostPerDocument = 10;
/** What the server takes. */
const longest = { message: 1000, stack: 4000, page: 300 };

const sent = new Set<string>();

/** Sends to the server's log what a browser would print; each thing once per document. Never throws and never prints. */
export function reportToServer(kind: ReportKind, what: unknown): void {
  const { message, stack } = describe(what);
  const key = `${kind} ${message}`;
  if (sent.has(key) || sent.size >= mostPerDocument) return;
  sent.add(key);
  const report = { kind, message, stack, page: window.location.pathname.slice(0, longest.page) };
  const [method, headers, body] = ['POST', { 'content-type': 'application/json' }, JSON.stringify(report)];
  // `keepalive` reaches the server also when the visitor is already leaving; whether it does, nobody waits for.
  window.fetch(address, { method, headers, body, keepalive: true }).catch(() => undefined);
}

/** Reports what nobody has caught; `quiet` also keeps it from the console. Answers how to end that. */
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
  if (!(what instanceof Error)) return { message: textOf(what).slice(0, longest.message) };
  const message = `${what.name}: ${what.message}`.slice(0, longest.message);
  return what.stack === undefined ? { message } : { message, stack: what.stack.slice(0, longest.stack) };
}

/** JSON of whatever was thrown; its own text where JSON has none. */
function textOf(what: unknown): string {
  if (typeof what === 'string') return what;
  try {
    return JSON.stringify(what) ?? typeof what;
  } catch {
    return 'something that cannot be written down';
  }
}
