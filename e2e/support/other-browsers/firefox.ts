import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Driver } from './driver.ts';
import { startProgram } from './program.ts';

/** Firefox without a window, by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which it speaks by itself. */
export async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), '20x-firefox-'));
  const firefox = await startProgram({
    command: 'firefox-esr',
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    ready: /WebDriver BiDi listening on (ws:\S+)/,
  });
  const session = await Session.open(`${firefox.answer}/session`);
  await session.send('session.new', { capabilities: {} });
  await session.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await session.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const { context } = contexts[0]!;
  return {
    messages: session.messages,
    open: (url) => session.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (body, argument) => {
      const answer = await session.send<Evaluated>('script.callFunction', {
        functionDeclaration: `function () { ${body} }`,
        arguments: [{ type: 'string', value: argument }],
        target: { context },
        awaitPromise: true,
      });
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    act: (actions) => session.send('input.performActions', { context, actions }),
    resize: (width, height) => session.send('browsingContext.setViewport', { context, viewport: { width, height } }),
    screenshot: async () => {
      const { data } = await session.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    stop: async () => {
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Evaluated {
  readonly result: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly params?: { readonly level: string; readonly text: string };
}

/** NS_BINDING_ABORTED: a font was still on its way when the page was left. */
const leftWhileLoading = /^downloadable font: .* status=2152398850 /;

class Session {
  readonly messages: string[] = [];
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => this.receive(JSON.parse(data as string) as Message));
  }

  static async open(address: string): Promise<Session> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new Session(socket);
  }

  async send<T = void>(method: string, params: object): Promise<T> {
    const id = this.waiting.size + 1;
    const answer = Promise.withResolvers<unknown>();
    this.waiting.set(id, answer);
    this.socket.send(JSON.stringify({ id, method, params }));
    return (await answer.promise) as T;
  }

  private receive({ id, result, error, message, params }: Message) {
    if (params) {
      if (!leftWhileLoading.test(params.text)) this.messages.push(`${params.level}: ${params.text}`);
    } else if (error) this.waiting.get(id!)?.reject(new Error(`${error}: ${message}`));
    else this.waiting.get(id!)?.resolve(result);
  }
}
