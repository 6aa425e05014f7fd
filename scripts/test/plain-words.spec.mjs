/* global it, expect */
import { Linter } from 'eslint';
import { plainWords } from '../lib/plain-words.mjs';

const linter = new Linter();
const config = {
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  rules: { 'no-restricted-syntax': ['error', ...plainWords] },
};
const messagesAbout = (code) => linter.verify(code, config).map(({ message }) => message);

it.each([
  ['a string', "export const label = 'Saved by itself';", '“Autosaved”'],
  ['a template', 'export const note = (count) => `${count} to mend`;', '“fix”'],
  ['a text of JSX', 'export const hint = <p>Tell us your e-mail address</p>;', '“Enter your …”'],
  ['an attribute', 'export const field = <input placeholder="Your e-mail" />;', '“email”'],
])('refuses a phrase in %s', (_, code, instead) => {
  expect(messagesAbout(code)).toContainEqual(expect.stringContaining(instead));
});

it.each([
  ...[
    'This has to be mended first',
    '1 to mend',
    '9 checks warn',
    '9 to look at',
    'The address still stands in the text.',
  ],
  ...[
    'Shipped content',
    'Built-in',
    'Saved by itself',
    'Title in one piece',
    'Line above the title',
    'Empty: it stays.',
  ],
  ...['What is in the draft now goes out then', 'From then on visitors see it', 'Kept apart as spam', 'In force from'],
  ...[
    'Most characters',
    'Place on the feature page',
    'Edit on the page',
    'On the page',
    'Edit as a form',
    'Final call',
  ],
  ...['Last call: title', 'Figures', 'Openings and calls', 'Deciding', 'Whoever runs the site', 'Mine, then theirs'],
  ...[
    'Tell us your address',
    'One formula a number',
    'Rules hang on the facility',
    'Mark doubles',
    'Cards that ran out',
  ],
  ...['Rights by role', 'Overtime by place', 'Client papers', 'Send papers', 'A booking does not wait on paper'],
  ...['We use what you send to answer you', 'E-mail'],
])('refuses “%s”', (phrase) => {
  expect(messagesAbout(`export const label = ${JSON.stringify(phrase)};`)).not.toEqual([]);
});

it('takes plain words, and words that only hold a refused one', () => {
  const code = "export const labels = ['We recommend it', 'Final call to action', 'Enter your email', 'Amended'];";
  expect(messagesAbout(code)).toEqual([]);
});
