import { expect } from '@playwright/test';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { startChild, toolEnvironment } from '../../../scripts/lib/processes.mjs';
import type { Driver } from './driver.ts';
import { startProgram } from './program.ts';

/** WebKitGTK's small browser, by classic WebDriver (https://www.w3.org/TR/webdriver2/), in a window that nobody sees. */
export async function startWebkit(): Promise<Driver> {
  const display = await startProgram({
    command: 'Xvfb',
    args: ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    ready: /^(\d+)$/,
  });
  const port = await freePort();
  const webkit = startChild({
    name: 'WebKit',
    command: 'WebKitWebDriver',
    args: [`--port=${port}`],
    env: toolEnvironment({ DISPLAY: `:${display.answer}`, GDK_BACKEND: 'x11' }),
  });
  const driver = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${driver}/status`)).toPass({ intervals: [50] });
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, {
    capabilities: { alwaysMatch: browser },
  });
  const session = `${driver}/session/${sessionId}`;
  return {
    open: (url) => send(`${session}/url`, { url }),
    run: (script, argument) => send(`${session}/execute/sync`, { script, args: [argument] }),
    act: (actions) => send(`${session}/actions`, { actions }),
    resize: (width, height) => send(`${session}/window/rect`, { width, height }),
    screenshot: async () => Buffer.from(await send<string>(`${session}/screenshot`), 'base64'),
    stop: async () => {
      await webkit.stop();
      await display.stop();
    },
  };
}

// Without its toolbar the window may be as narrow as a phone.
const browser = { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } };

/** Sends a command, or asks for what has no body. */
async function send<T = void>(address: string, body?: object): Promise<T> {
  const answer = await fetch(address, body && { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
