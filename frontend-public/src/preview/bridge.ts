import type { PreviewCommand, PreviewEnvelope, PreviewReport } from '@20x/kit';
import { commandIn } from './commands';

interface BridgeOptions {
  /** Known to the editor and this page alone. */
  readonly nonce: string;
  readonly editor: Window;
}

/**
 * Hears what the editor says and answers how to speak to it. Whatever comes from another origin or window, without the
 * nonce or in another form is passed over in silence.
 */
export function openBridge(
  { nonce, editor }: BridgeOptions,
  onCommand: (command: PreviewCommand) => void,
): (report: PreviewReport) => void {
  const { origin } = window.location;
  window.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== editor) return;
    const command = commandIn(event.data, nonce);
    if (command) onCommand(command);
  });
  return (message) => {
    const envelope: PreviewEnvelope<PreviewReport> = { source: '20x-preview', nonce, message };
    editor.postMessage(envelope, origin);
  };
}
