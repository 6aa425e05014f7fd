import type { Content } from '../content-comparison';
import { isHtml, recordsOf, textsOf } from './content-walk';
import { block, warn, type Finding } from './finding';

/** Code is not read by visitors. */
const isCode = (path: string) => /(^|\.)(headHtml|bodyHtml|structuredData|code)$/.test(path);

/** `[Company name]`, but neither `[1]` nor a Markdown link. */
const placeholder = /\[[A-Za-z][^\][\n]{1,60}\](?!\()/;

export function placeholderFindings(content: Content): Finding[] {
  return textsOf(content)
    .filter(({ path }) => !isCode(path))
    .flatMap(({ path, text }) => {
      const found = placeholder.exec(text)?.[0];
      return found ? [block(`${found} still stands in the text.`, path)] : [];
    });
}

const emptyWords = /^(click here|here|read more|more|link|this page|learn more here)$/i;

export function linkTextFindings(content: Content): Finding[] {
  return textsOf(content)
    .filter(({ path, text }) => !isCode(path) && isHtml(text))
    .flatMap(({ path, text }) => {
      const links = [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('a')];
      return links.flatMap((link) => {
        const label = link.textContent.trim();
        if (label === '' && !link.querySelector('img[alt]:not([alt=""])')) return [warn('A link has no text.', path)];
        return emptyWords.test(label) ? [warn(`The link “${label}” does not say where it leads.`, path)] : [];
      });
    });
}

export function headingFindings(content: Content): Finding[] {
  return textsOf(content)
    .filter(({ path, text }) => !isCode(path) && isHtml(text))
    .flatMap(({ path, text }) => {
      const levels = [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('h1,h2,h3,h4,h5,h6')].map(
        ({ tagName }) => Number(tagName.slice(1)),
      );
      if (levels.includes(1)) return [warn('The text has a main heading; the page has one already.', path)];
      const jump = levels.findIndex((level, index) => index > 0 && level > (levels[index - 1] ?? level) + 1);
      return jump > 0
        ? [warn(`A heading of level ${levels[jump]} follows one of level ${levels[jump - 1]}.`, path)]
        : [];
    });
}

const isFileName = (alt: string) =>
  /\.(jpe?g|png|gif|webp|avif|svg)$/i.test(alt) || /^(img|dsc|image)[_-]?\d+/i.test(alt);

function altFinding(alt: string, caption: string, path: string): Finding | null {
  if (alt === '') return warn('An image has no alternative text.', path);
  if (isFileName(alt)) return warn(`“${alt}” is a file name, not a description.`, path);
  if (/^(image|picture|photo|graphic|icon|screenshot)$/i.test(alt)) return warn(`“${alt}” describes nothing.`, path);
  if (caption !== '' && alt.toLowerCase() === caption.toLowerCase())
    return warn('The alternative text repeats the caption.', path);
  return alt.length > 150
    ? warn(`The alternative text has ${alt.length} characters; 150 are read easily.`, path)
    : null;
}

const textIn = (record: Content, name: string) => (typeof record[name] === 'string' ? record[name].trim() : '');

export function altFindings(content: Content): Finding[] {
  const inRecords = recordsOf(content).flatMap(({ path, record }) => {
    if (!('alt' in record) && record.type !== 'figure') return [];
    if (textIn(record, 'image') === '') return [];
    const found = altFinding(textIn(record, 'alt'), textIn(record, 'caption'), path === '' ? 'alt' : `${path}.alt`);
    return found ? [found] : [];
  });
  const heroImages = Array.isArray(content.heroImages) ? content.heroImages : [];
  const heroAlt: unknown[] = Array.isArray(content.heroAlt) ? content.heroAlt : [];
  const inHero = heroImages.flatMap((_, index) => {
    const alt = heroAlt[index];
    const found = altFinding(typeof alt === 'string' ? alt.trim() : '', '', `heroAlt.${index}`);
    return found ? [found] : [];
  });
  return [...inHero, ...inRecords];
}
