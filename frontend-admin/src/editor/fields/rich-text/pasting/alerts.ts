import { alertMarker, alertTone } from '@20x/shared/markdown-alerts';

const isBold = ({ children: [bold], textContent }: Element) =>
  bold?.localName === 'strong' && bold.textContent === textContent?.trim();

/** Quotes that GitHub shows as alerts become notes, each as it is on the clipboard; a first line in bold is the title. */
export function takeAlerts(body: HTMLElement): void {
  for (const quote of body.querySelectorAll('blockquote')) {
    const first = quote.firstElementChild;
    const words = first?.firstChild;
    const tone = words instanceof Text && alertTone(words.data);
    if (!first || !tone || quote.parentElement?.closest('li, blockquote, td, th')) continue;
    words.data = words.data.replace(alertMarker, '');
    const title = isBold(first) ? first.textContent?.trim() : '';
    if (title || first.innerHTML.trim() === '') first.remove();
    const html = quote.innerHTML.trim();
    const note = document.createElement('div');
    note.dataset.section = JSON.stringify({ type: 'callout', tone, ...(title && { title }), ...(html && { html }) });
    quote.replaceWith(note);
  }
}
