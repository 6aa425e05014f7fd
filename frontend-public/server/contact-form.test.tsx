/** @jest-environment node */
import { apiAnswering } from '@20x/kit/testing';
import { createRenderer, type Renderer } from './render';
import { frontEndBuilds, layoutAnswers, type FrontEndBuilds } from './testing/front-end-builds';

let builds: FrontEndBuilds;
let renderer: Renderer;

beforeAll(() => {
  builds = frontEndBuilds();
  renderer = createRenderer({ frontendDir: builds.folder });
});
afterAll(() => builds.remove());

const consent = 'We use what you send as our privacy policy describes.';

/** The form of the contact page as the server sends it. */
async function form(topics: boolean): Promise<string> {
  const blocks = [{ id: 'form', type: 'demoForm', title: 'Book a demo', topics, consent }];
  const page = { slug: 'contact', title: 'Contact', blocks, seo: {}, updatedAt: '2026-11-01T00:00:00.000Z' };
  const { html } = await renderer.renderPage({
    url: '/contact',
    publicUrl: 'https://20x.example',
    fetch: apiAnswering({ ...layoutAnswers, '/api/pages/contact': page }),
  });
  return /<form[^]*<\/form>/.exec(html)?.[0] ?? '';
}

const requiredNames = (html: string) =>
  [...html.matchAll(/<(?:input|textarea|select)[^>]*>/g)].flatMap(([tag]) =>
    / required(=|>|\s|\/)/.test(tag) ? [/ name="(\w+)"/.exec(tag)?.[1]] : [],
  );

it('lets a browser without JavaScript insist only on what every topic needs', async () => {
  expect(requiredNames(await form(true))).toEqual(['name', 'email']);
  expect(requiredNames(await form(false))).toEqual(['name', 'email', 'agency']);
});

it('names the consent text that was shown without JavaScript', async () => {
  expect(await form(true)).toMatch(/<input type="hidden" name="consentVersion" value="text-[0-9a-f]{8}"\/>/);
});

it('says without JavaScript which topics need a field, instead of calling it optional', async () => {
  const withTopics = await form(true);
  expect(withTopics).toMatch(/Agency<!-- --> <span data-plain="true">\(needed for a demo\)</);
  expect(withTopics).toMatch(
    /data-scripted="">\(optional\)<\/span><span data-plain="true">\(needed for a question or support\)</,
  );
  expect(await form(false)).not.toContain('needed for');
});
