import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Copies a folder of files that are served under their own names (images, favicon) into the output. */
export class CopyPlugin {
  #folder;

  constructor(folder) {
    this.#folder = folder;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CopyPlugin', (compilation) => {
      compilation.contextDependencies.add(this.#folder);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'CopyPlugin', stage }, async () => {
        for (const file of await this.#files()) {
          const name = path.relative(this.#folder, file).split(path.sep).join('/');
          compilation.emitAsset(name, new sources.RawSource(await readFile(file)), { copied: true });
        }
      });
    });
  }

  async #files() {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  }
}
