import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

declare const outcomeLimit: number; // from jest.base.mjs
configure({ asyncUtilTimeout: outcomeLimit });

/** Elements that can have a label: https://html.spec.whatwg.org/multipage/forms.html#category-label */
const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

function labelsOf(field: Element): Element[] {
  const around = field.closest('label:not([for])');
  const labels = around?.querySelector(labelable) === field ? [around] : [];
  if (field.id === '') return labels;
  return [...labels, ...document.querySelectorAll('label[for]')].filter(
    (label) => label === around || label.getAttribute('for') === field.id,
  );
}

if (typeof window !== 'undefined') {
  // jsdom searches the whole document for every label of every field, which takes half the time of a long form's test.
  for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'] as const) {
    Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
      configurable: true,
      get(this: Element) {
        return labelsOf(this);
      },
    });
  }
  // jsdom has no layout: nothing matches, resizes or scrolls. Every element gets a place and a size, because menus hide from
  // a target without them.
  Element.prototype.getBoundingClientRect = () => new DOMRect(8, 8, 80, 24);
  Range.prototype.getBoundingClientRect = Element.prototype.getBoundingClientRect;
  Range.prototype.getClientRects = () => [new DOMRect(8, 8, 80, 24)] as unknown as DOMRectList;
  Object.defineProperties(document.documentElement, { clientWidth: { value: 1024 }, clientHeight: { value: 768 } });
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.scrollTo = () => undefined;
  window.scrollBy = () => undefined;
  Range.prototype.getClientRects = () => document.documentElement.getClientRects();
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // Nor does it open popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
}
