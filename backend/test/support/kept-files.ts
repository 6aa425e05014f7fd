import { readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** Every file and link below a site's folder, by its path in there. */
export function keptFiles(siteDir: string): string[] {
  return readdirSync(siteDir, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** The generation that nginx serves. */
export function servedGeneration(siteDir: string): number {
  return Number(path.basename(readlinkSync(path.join(siteDir, 'current'))));
}
