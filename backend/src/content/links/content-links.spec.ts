import { Blocks } from '../blocks/blocks.ts';
import type { Block } from '../blocks/block-types.ts';
import { Group, Link, Pick, Picks, RichText, Row, Rows, Text } from '../../core/fields/fields.ts';
import { sanitizeRichText } from '../../core/fields/rich-text.ts';
import { defineContentType } from '../documents/content-type.ts';
import { anchorsIn, linksIn, withLinks } from './content-links.ts';

class Card extends Row {
  @Text({ label: 'Anchor' }) anchor?: string | null;
  @Link({ label: 'Href' }) href?: string | null;
}
class Base {
  @Link({ label: 'Href', names: 'label' }) href?: string | null;
  @Text({ label: 'Label' }) label?: string | null;
}
class Page extends Base {
  @RichText({ label: 'Html' }) html?: string | null;
  @Rows(() => Card, { label: 'Cards' }) cards?: Card[] | null;
  @Group(() => Base, { label: 'Action' }) action?: Base | null;
  @Blocks() blocks?: Block[] | null;
  @Text({ label: 'Words' }) words?: string | null;
}

const id = '0b8a6f0e-5a1c-4d53-9d3c-1f3f6e1f9a01';
const page: Page = {
  href: '/a',
  label: 'A',
  words: `doc:${id} is only a word here`,
  html: `<p>See <a href="doc:${id}#plans">the <em>plans</em></a> &amp; <a href="/b?x=1&amp;y=2">b</a></p>`,
  cards: [{ href: '' }, { href: `doc:${id}`, anchor: 'no-place' }],
  action: { label: 'Go', href: '/c' },
  blocks: [
    { id: '1', type: 'ctaBand', anchor: '#call', action: { label: 'Call', href: `doc:${id}` } },
    {
      id: '2',
      type: 'chapters',
      chapters: [{ anchor: 'one', html: '<h2 id="start">S</h2><p><a href="#one">1</a></p>' }],
    },
    { id: '3', type: 'hologram' } as never,
  ],
};

describe('the links of a content', () => {
  it('are found by the kind of their fields, with their places', () => {
    expect(linksIn(Page, page)).toEqual([
      { field: 'href', href: '/a' },
      { field: 'html', href: `doc:${id}#plans` },
      { field: 'html', href: '/b?x=1&y=2' },
      { field: 'cards.1.href', href: `doc:${id}` },
      { field: 'action.href', href: '/c' },
      { field: 'blocks.0.action.href', href: `doc:${id}` },
      { field: 'blocks.1.chapters.0.html', href: '#one' },
    ]);
  });

  it('lead elsewhere without anything else changing', () => {
    const lead = (href: string) => href.replace(`doc:${id}`, '/new').replace('/b?', '/b"&?');
    const before = structuredClone(page);
    const changed = withLinks(Page, page, lead);
    expect(changed).toEqual({
      ...page,
      html: '<p>See <a href="/new#plans">the <em>plans</em></a> &amp; <a href="/b&quot;&amp;?x=1&amp;y=2">b</a></p>',
      cards: [{ href: '' }, { href: '/new', anchor: 'no-place' }],
      blocks: [{ ...page.blocks![0], action: { label: 'Call', href: '/new' } }, page.blocks![1], page.blocks![2]],
    });
    expect(page).toEqual(before);
    expect(changed.blocks?.[1]).toBe(page.blocks![1]);
  });

  it('that lead nowhere go with their label; in a text the words stay', () => {
    const gone = withLinks(Page, page, (href) => (href === '/a' || href.startsWith('doc:') ? null : href));
    expect(gone).toEqual({
      words: page.words,
      html: '<p>See the <em>plans</em> &amp; <a href="/b?x=1&amp;y=2">b</a></p>',
      cards: [{ href: '' }, { anchor: 'no-place' }],
      action: page.action,
      blocks: [{ id: '1', type: 'ctaBand', anchor: '#call', action: {} }, page.blocks![1], page.blocks![2]],
    });
  });

  it('are taken out of texts that were written oddly', () => {
    const html = sanitizeRichText(`<a href="doc:${id}" title="a > b">one <a href=/x>two</a></a></a> three`);
    const gone = withLinks(Page, { html }, (href) => (href === '/x' ? href : null)).html;
    expect(gone).not.toContain('doc:');
    expect(gone).toContain('<a href="/x">two</a>');
    expect(sanitizeRichText(gone)).toBe(gone);
  });
});

describe('documents that were picked', () => {
  const admin = { order: 1, title: '', item: '', icon: '', api: '' };
  defineContentType({ name: 'post', content: Page, path: '/blog/{slug}', admin });
  defineContentType({ name: 'feature', content: Page, path: '/features/{slug}', admin });

  class Teaser extends Row {
    @Pick({ label: 'Slug', target: 'post' }) slug?: string | null;
    @Text({ label: 'Title' }) title?: string | null;
  }
  class Choice {
    @Picks({ label: 'Related', target: 'feature' }) related?: string[] | null;
    @Rows(() => Teaser, { label: 'Teasers' }) teasers?: Teaser[] | null;
  }
  const choice: Choice = {
    related: [`doc:${id}`, 'by-name', ''],
    teasers: [{ slug: `doc:${id}`, title: 'Kept' }, { slug: 'named', title: 'Named' }, { title: 'None yet' }],
  };

  it('are links to them, by id or to where their name is', () => {
    expect(linksIn(Choice, choice)).toEqual([
      { field: 'related.0', href: `doc:${id}` },
      { field: 'related.1', href: '/features/by-name' },
      { field: 'teasers.0.slug', href: `doc:${id}` },
      { field: 'teasers.1.slug', href: '/blog/named' },
    ]);
    expect(withLinks(Choice, choice, (href) => href)).toBe(choice);
  });

  it('are told by their names of now; what is not there goes, with the row that is about it', () => {
    const paths: Record<string, string> = { '/features/by-name': '/features/new-name', '/blog/named': '/blog/moved' };
    const lead = (href: string, field: string) =>
      href.startsWith('doc:') ? (field === 'related.0' ? '/features/kept' : null) : (paths[href] ?? null);
    expect(withLinks(Choice, choice, lead)).toEqual({
      related: ['kept', 'new-name', ''],
      teasers: [{ slug: 'moved', title: 'Named' }, { title: 'None yet' }],
    });
    const elsewhere = () => '/pricing';
    expect(withLinks(Choice, choice, elsewhere)).toEqual({ related: [''], teasers: [{ title: 'None yet' }] });
  });
});

describe('the places of a page', () => {
  it('are its sections, their parts and the headings of texts', () => {
    expect(anchorsIn(Page, page)).toEqual(['call', 'one', 'start']);
    const hidden = { blocks: [{ ...page.blocks![0]!, published: false }] };
    expect(anchorsIn(Page, hidden)).toEqual([]);
  });
});
