import { scriptJson } from '@20x/shared/structured-data/graph';
import { pageGraph } from './page-graph';

const selector = 'script[type="application/ld+json"]';

/** Puts the graph of the page that now shows in place of that of the page before. */
export function showGraph(request: Parameters<typeof pageGraph>[0]): void {
  const script = document.querySelector(selector) ?? document.createElement('script');
  script.setAttribute('type', 'application/ld+json');
  script.textContent = scriptJson(pageGraph(request));
  if (!script.isConnected) document.body.append(script);
}
