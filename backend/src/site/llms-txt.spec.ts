import { llmsTxt } from './llms-txt.ts';

const publicUrl = 'https://20x.example';

it('lists the pages by what they are, each with its title and what it is about', () => {
  const pages = [
    { path: '/features/board', title: 'The [board]', summary: 'All shifts\nat a glance.' },
    { path: '/blog/first', title: 'First', summary: '' },
    { path: '/', title: '20X', summary: 'Scheduling software.' },
    { path: '/pricing', title: 'Pricing', summary: 'word '.repeat(60) },
  ];
  expect(llmsTxt('20X', pages, publicUrl)).toBe(`# 20X

> Scheduling software.

## Pages

- [20X](https://20x.example/): Scheduling software.
- [Pricing](https://20x.example/pricing): ${'word '.repeat(40).trim()}…

## Articles

- [First](https://20x.example/blog/first)

## Product

- [The \\[board\\]](https://20x.example/features/board): All shifts at a glance.
`);
});

it('names the site where nothing is published yet', () => {
  expect(llmsTxt('20X', [], publicUrl)).toBe('# 20X\n');
});
