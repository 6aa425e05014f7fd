/** The list, the level and the kind of a paragraph that Word shows as an entry. */
interface WordEntry {
  readonly level: number;
  readonly name: 'ol' | 'ul';
}

/** Word copies the entries of a list as paragraphs with a style; the marker is part of the text. */
export function takeWordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const entry = entryOf(paragraph);
    if (!entry) continue;
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    const list = listFor(paragraph.previousElementSibling, entry);
    if (list) {
      list.append(item);
      paragraph.remove();
    } else {
      const begun = document.createElement(entry.name);
      begun.append(item);
      begun.dataset.word = '';
      paragraph.replaceWith(begun);
    }
  }
}

/** Takes the marker out of the paragraph; null: it is no entry. */
function entryOf(paragraph: HTMLElement): WordEntry | null {
  const level = Number(/mso-list:[^;]*level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
  if (level === 0) return null;
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const isNumbered = /^\(?[\da-z]+[.)]/i.test(marker?.textContent?.trim() ?? '');
  marker?.remove();
  return { level, name: isNumbered ? 'ol' : 'ul' };
}

/** The list that the entry goes on with: the one before, or one in its last entry. */
function listFor(before: Element | null, { level, name }: WordEntry): Element | null {
  if (!(before instanceof HTMLElement) || before.dataset.word === undefined) return null;
  let list: Element = before;
  for (let depth = 1; depth < level; depth += 1) {
    const last = list.lastElementChild;
    if (!last) break;
    const nested = last.lastElementChild?.matches('ol, ul') ? last.lastElementChild : document.createElement(name);
    last.append(nested);
    list = nested;
  }
  return list.localName === name || level > 1 ? list : null;
}
