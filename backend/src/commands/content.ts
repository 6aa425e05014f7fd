import { createReadStream, existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportContent } from '../content-transfer/export-content.ts';
import { importContent } from '../content-transfer/import-content.ts';
import { StartupError } from '../core/config/startup-error.ts';
import type { Command } from './workplace.ts';

/** `export FILE`: the content of the site for another installation. */
export const exportFile: Command = async (workplace, [file, ...more]) => {
  if (!file || file.startsWith('-') || more.length > 0) throw new StartupError('Use export FILE.');
  const counts = await exportContent(await workplace.app(), file);
  const told = Object.entries(counts).map(([part, count]) => `${count.toLocaleString('en')} ${part}`);
  return `Wrote ${file}: ${told.join(', ')}.`;
};

/** `import FILE [--check] [--drafts]`: what `export` wrote. */
export const importFile: Command = async (workplace, args) => {
  const { file, ...options } = importOptions(args);
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`);
  const { header, outcomes } = await importContent(await workplace.app(), createReadStream(file), options);
  const lines = Object.entries(outcomes).flatMap(([part, { created, changed, unchanged }]) => [
    `${part}: ${created.length} created, ${changed.length} changed, ${unchanged} left alone`,
    ...created.map((name) => `  created  ${name}`),
    ...changed.map((name) => `  changed  ${name}`),
  ]);
  const title = `the content of ${header.site} of ${header.createdAt}`;
  return [options.check ? `An import would bring ${title}:` : `Imported ${title}:`, ...lines].join('\n');
};

function importOptions(args: string[]): { file: string; check: boolean; drafts: boolean } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values, positionals } = parseArgs({ args, options: { check: flag, drafts: flag }, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0) return { file, ...values };
  } catch {
    // an unknown option
  }
  throw new StartupError('Use import FILE, with --check to see what it would do, and --drafts to publish nothing.');
}
