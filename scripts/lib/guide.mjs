import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture } from './processes.mjs';
import { root } from './repository.mjs';
import { workspaces } from './workspaces.mjs';

/** A file of a guide: `**1. \`path\`** …` above a code block, which is the new file, or above edits as diffs. */
const fileHeading = /^\*\*(?:\d+\.|Test:) `([^`]+)`\*\*/;

/** The files that a guide creates and edits, in order. */
export function filesIn(guide) {
  const files = [];
  let block = null;
  for (const line of readFileSync(path.join(root, 'docs', guide), 'utf8').split('\n')) {
    const heading = fileHeading.exec(line);
    const fence = /^```(\w*)$/.exec(line);
    if (heading) files.push({ file: heading[1], isTest: line.startsWith('**Test'), blocks: [] });
    else if (block && fence) block = null;
    else if (fence) files.at(-1)?.blocks.push((block = { language: fence[1], lines: [] }));
    else block?.lines.push(line);
  }
  return files.map(({ blocks, ...file }) => ({ ...file, blocks: blocks.filter(({ language }) => language !== 'sh') }));
}

/** Does in `folder` what a guide says about a file. */
export function follow({ file, blocks }, folder) {
  const target = path.join(folder, file);
  if (blocks.every(({ language }) => language === 'diff')) {
    for (const { lines } of blocks) edit(target, lines);
  } else {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `${blocks[0].lines.join('\n')}\n`);
  }
}

function edit(target, lines) {
  const text = readFileSync(target, 'utf8');
  const without = (sign) => lines.filter((line) => line[0] !== sign).map((line) => `${line.slice(1)}\n`);
  const [before, after] = [without('+').join(''), without('-').join('')];
  if (text.split(before).length !== 2) throw new Error(`${target} does not contain exactly once:\n${before}`);
  writeFileSync(
    target,
    text.replace(before, () => after),
  );
}

/** Copies the repository to `folder`; its packages are links, except the workspaces, which are those of the copy. */
export async function copyRepository(folder) {
  const { output } = await capture('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']);
  const { output: deleted } = await capture('git', ['ls-files', '--deleted']);
  const gone = new Set(deleted.split('\n'));
  for (const file of output.split('\n').filter((name) => name !== '' && !gone.has(name))) {
    cpSync(path.join(root, file), path.join(folder, file));
  }
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(path.join(to, '@20x'), { recursive: true });
  for (const name of readdirSync(from).filter((entry) => entry !== '@20x')) {
    symlinkSync(path.join(from, name), path.join(to, name));
  }
  cpSync(path.join(from, '@20x'), path.join(to, '@20x'), { recursive: true, verbatimSymlinks: true });
  for (const workspace of workspaces) {
    const own = path.join(root, workspace.folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(folder, workspace.folder, 'node_modules'));
  }
}
