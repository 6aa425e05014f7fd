import type { PreviewCommand, PreviewEnvelope, PreviewReport } from '@20x/kit';
import { commandIn } from './commands';

interface BridgeOptions {
  /** Known to the editor and this page alone. */
  readonly nonce: string;
  readonly editor: Window;
}

/**
 * Listens to the editor and answers how to report to it. Ignores whatever comes from another origin or window, without the
 * nonce or in another form.
 */
export function openBridge(
  { nonce, editor }: BridgeOptions,
  onCommand: (command: PreviewCommand) => void,
): (report: PreviewReport) => void {
  const { origin } = window.location;
  /** The window is about to go: a message that is posted now would not arrive. */
  let isLast = false;
  window.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== editor) return;
    const command = commandIn(event.data, nonce);
    if (!command) return;
    isLast = command.type === 'flush';
    onCommand(command);
    isLast = false;
  });
  return (message) => {
    const envelope: PreviewEnvelope<PreviewReport> = { source: '20x-preview', nonce, message };
    if (isLast) editor.dispatchEvent(new MessageEvent('message', { data: envelope, origin, source: window }));
    else editor.postMessage(envelope, origin);
  };
}
