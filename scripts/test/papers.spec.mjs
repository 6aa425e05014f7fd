/* global it, expect */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/repository.mjs';

const papers = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...markdownIn('docs')];
const folders = 'backend|bench|docs|e2e|frontend-admin|frontend-public|frontend-shell|nginx|scripts|shared';
const namedPath = new RegExp(`\`((?:${folders})/[^\`\\s*{}<>…]*)\``, 'g');
const link = /\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g;
/** Files that the examples of these papers create. */
const isGuide = (paper) => paper.startsWith('docs/adding-a-');

function markdownIn(folder) {
  const names = readdirSync(path.join(root, folder), { recursive: true });
  return names.filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`);
}

it.each(papers)('%s names only files that exist', (paper) => {
  const text = readFileSync(path.join(root, paper), 'utf8');
  const links = [...text.matchAll(link)].map(([, target]) => path.join(path.dirname(paper), target));
  const named = isGuide(paper) ? [] : [...text.matchAll(namedPath)].map(([, file]) => file);
  expect([...links, ...named].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('README.md has at most 900 words', () => {
  expect(readFileSync(path.join(root, 'README.md'), 'utf8').trim().split(/\s+/).length).toBeLessThanOrEqual(900);
});
