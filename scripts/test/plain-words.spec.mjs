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

it('takes plain words, and words that only hold a refused one', () => {
  const code = "export const labels = ['We recommend it', 'Final call to action', 'Enter your email', 'Amended'];";
  expect(messagesAbout(code)).toEqual([]);
});
