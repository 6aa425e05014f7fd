import type { Element } from 'domhandler';
import type { NewBlock } from './embeds.ts';
import { embedOf, shortened, videoOf, withScheme } from './embeds.ts';
import { alertOf, isAlert } from './alerts.ts';
import { checklistOf, isChecklist } from './checklists.ts';
import { codeLanguage } from './code-language.ts';
import type { Conversion } from './conversion.ts';
import { captionOf, figureOf, galleryOf, imageAddress, isGallery } from './images.ts';
import { DomUtils, attribute, classed, find, findAll, named, textOf } from './markup.ts';
import { cardText } from './prose.ts';
import { tableOf } from './tables.ts';

/** The sections that an element stands for; null: none, so its parts are looked at. */
type Reading = (element: Element, conversion: Conversion) => readonly NewBlock[] | null;

const linkIn = (element: Element): Element | null =>
  element.name === 'a' ? element : find(element.children, named('a'));
const partOf = (element: Element, ...classes: readonly string[]): Element | null =>
  find(element.children, classed(...classes));
const textIn = (element: Element | null): string => (element ? textOf(element) : '');

const callout: Reading = (element, { notes }) => {
  const text = partOf(element, 'kg-callout-text');
  const emoji = textIn(partOf(element, 'kg-callout-emoji'));
  const html = cardText(text ? text.children : element.children, notes);
  return [{ type: 'callout', tone: 'info', html: emoji && text ? html.replace(/^<p>/, `<p>${emoji} `) : html }];
};

const toggle: Reading = (element, { notes }) => {
  const heading = element.name === 'details' ? named('summary') : classed('kg-toggle-heading-text');
  const summary = find(element.children, heading);
  const content = partOf(element, 'kg-toggle-content');
  if (summary) DomUtils.removeElement(summary);
  const html = cardText(content ? content.children : element.children, notes);
  return [{ type: 'toggle', summary: textIn(summary) || 'More', html }];
};

const bookmark: Reading = (element) => {
  const link = linkIn(element);
  const url = link ? attribute(link, 'href') : '';
  if (url === '') return null;
  const title =
    textIn(partOf(element, 'kg-bookmark-title', 'kg-file-card-title')) || captionOf(element) || textOf(element);
  const description = textIn(partOf(element, 'kg-bookmark-description', 'kg-file-card-caption'));
  const picture = partOf(element, 'kg-bookmark-thumbnail');
  const image = picture && find([picture], named('img'));
  const address = image ? imageAddress(image) : '';
  return [
    {
      ...{ type: 'bookmark', url, title: shortened(title || url, 150) },
      ...(description && { description: shortened(description, 320) }),
      ...(address && { image: address }),
    },
  ];
};

const button: Reading = (element) => {
  const link = linkIn(element);
  const [label, href] = [textOf(element), link ? attribute(link, 'href') : ''];
  return label && href ? [{ type: 'button', label, href }] : null;
};

const pullQuote: Reading = (element) => {
  const by = find(element.children, named('cite', 'figcaption'));
  if (by) DomUtils.removeElement(by);
  const quote = textOf(element);
  return quote ? [{ type: 'pullQuote', quote, ...(by && textOf(by) && { by: textOf(by) }) }] : [];
};

/** A post of a network, as its script would show it. */
const quotedPost: Reading = (element) => {
  const url = attribute(element, 'data-instgrm-permalink') || attribute(element, 'cite');
  const links = findAll(element.children, named('a'));
  const address = url || (links.at(-1) ? attribute(links.at(-1)!, 'href') : '');
  return address ? [{ type: 'bookmark', url: address, title: shortened(textOf(element) || address, 150) }] : null;
};

const code: Reading = (element) => {
  const holder = find(element.children, named('code'));
  const classes = [element, holder].map((one) => one?.attribs.class ?? '').join(' ');
  const written = /\b(?:language|lang)-([\w+#.-]+)/.exec(classes)?.[1] ?? /\bbrush:\s*([\w+#-]+)/.exec(classes)?.[1];
  const language = codeLanguage(written);
  const text = DomUtils.textContent(element).replace(/\r/g, '').replace(/^\n/, '').trimEnd();
  return text ? [{ type: 'code', code: text, ...(language && { language }) }] : [];
};

const frame: Reading = (element, { notes }) => {
  const address = attribute(element, 'src') || attribute(element, 'data-src');
  const video = videoOf(address, attribute(element, 'title'));
  if (!video) notes.add(`A frame was left out: ${address.slice(0, 200) || 'no address'}.`);
  return video ? [video] : [];
};

const recording: Reading = (element, { notes }) => {
  const source = find(element.children, named('source'));
  const url = withScheme(attribute(element, 'src') || (source ? attribute(source, 'src') : ''));
  if (url === '') {
    notes.add('A recording without an address was left out.');
    return [];
  }
  const poster = attribute(element, 'poster');
  if (element.name === 'video') return [{ type: 'video', url, ...(poster && { poster }) }];
  return [{ type: 'bookmark', url, title: 'Audio' }];
};

const figure: Reading = (element, conversion) => {
  const inner = (...names: readonly string[]) => findAll(element.children, named(...names));
  const caption = captionOf(element);
  const [table] = inner('table');
  if (table) return [tableOf(table, caption)];
  const [pre] = inner('pre');
  if (pre)
    return (
      code(pre, conversion)?.map((block) => (caption ? { ...block, name: shortened(caption, 80) } : block)) ?? null
    );
  const [played] = inner('iframe', 'video', 'audio');
  if (played) return (played.name === 'iframe' ? frame : recording)(played, conversion);
  const images = inner('img');
  const isMore = inner('p', 'h2', 'h3', 'h4', 'ul', 'ol').length > 0;
  if (images.length > 1) return galleryOf(element, conversion);
  const [image] = images;
  if (!image || (isMore && caption === '')) return null;
  noteLink(image, conversion);
  return figureOf(image, caption || ('data-caption' in element.attribs ? textOf(element) : ''), conversion);
};

const image: Reading = (element, conversion) => {
  noteLink(element, conversion);
  return figureOf(element, '', conversion);
};

/** An image of this site has no link; one to the image itself is no loss. */
function noteLink(picture: Element, { notes }: Conversion): void {
  for (let around = picture.parent; around; around = around.parent) {
    const href = 'name' in around && around.name === 'a' ? attribute(around, 'href') : '';
    if (href && !/\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i.test(href)) {
      notes.add(`The link of an image was left out: ${href.slice(0, 200)}.`);
    }
  }
}

const embed: Reading = (element, conversion) => {
  if (find(element.children, named('iframe', 'video', 'audio'))) return figure(element, conversion);
  const quote = find(element.children, named('blockquote'));
  if (quote) return quotedPost(quote, conversion);
  const holder = partOf(element, 'wp-block-embed__wrapper');
  const block = embedOf(textOf(holder ?? element), captionOf(element));
  return block && [block];
};

const quotes = classed('twitter-tweet', 'instagram-media', 'tiktok-embed', 'twitter-video');

const readings: readonly (readonly [(element: Element) => boolean, Reading])[] = [
  [isChecklist, (element) => [checklistOf(element)]],
  [classed('kg-callout-card'), callout],
  [isAlert, (element, { notes }) => [alertOf(element, notes)]],
  [(element) => element.name === 'details' || classed('kg-toggle-card')(element), toggle],
  [classed('kg-bookmark-card', 'kg-file-card', 'wp-block-file'), bookmark],
  [classed('kg-button-card', 'wp-block-button'), button],
  [isGallery, galleryOf],
  [classed('wp-block-pullquote', 'kg-blockquote-alt'), pullQuote],
  [(element) => element.name === 'blockquote' && quotes(element), quotedPost],
  [classed('wp-block-embed', 'kg-embed-card'), embed],
  [named('figure'), figure],
  [named('pre'), code],
  [named('table'), (element) => [tableOf(element, '')]],
  [named('iframe'), frame],
  [named('video', 'audio'), recording],
  [named('img'), image],
];

/** How an element becomes sections; undefined: it is text, or holds text. */
export const readingOf = (element: Element): Reading | undefined => readings.find(([is]) => is(element))?.[1];
