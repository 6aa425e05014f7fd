import { archivePaths } from './archive-paths.ts';

const find = archivePaths(['blog/a/img/x 1.png', 'content/images/2025/02/c.png', 'uploads/2024/d.jpg', 'e.png']);

it.each([
  ['img/x%201.png', 'blog/a/post.md', 'blog/a/img/x 1.png'],
  ['./img/x 1.png?v=2', 'blog/a/post.md', 'blog/a/img/x 1.png'],
  ['../a/img/x 1.png', 'blog/b/post.md', 'blog/a/img/x 1.png'],
  ['/content/images/2025/02/c.png', 'uuid', 'content/images/2025/02/c.png'],
  ['https://old.example/wp-content/uploads/2024/d.jpg', '7', 'uploads/2024/d.jpg'],
  ['e.png', 'post.md', 'e.png'],
  ['https://old.example/other/c.png', '7', null],
  ['../../etc/passwd', 'post.md', null],
  ['%E0%A4%A', 'post.md', null],
])('%s of %s means %s', (address, post, path) => {
  expect(find(address, post)).toBe(path);
});
