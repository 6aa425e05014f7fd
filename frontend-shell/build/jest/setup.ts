import '@testing-library/jest-dom';

if (typeof window !== 'undefined') {
  // jsdom has no layout: nothing matches, nothing resizes, nothing scrolls. Everything has a place in a window of a size,
  // because menus hide from a target that has none.
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
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}
