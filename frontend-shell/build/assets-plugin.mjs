const isScript = (file) => file.endsWith('.js') && !file.includes('hot-update');
const isStyle = (file) => file.endsWith('.css');

const filesOf = (group) => {
  const files = group.getFiles();
  return { js: files.filter(isScript), css: files.filter(isStyle) };
};

/**
 * Writes `assets.json`: the files of every entry point and named chunk, and every font. The server
 * puts them into the document, so that a browser knows all it needs after one request.
 */
export class AssetsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetsPlugin', stage }, () => {
        const json = JSON.stringify(this.#describe(compilation), null, 1);
        compilation.emitAsset('assets.json', new sources.RawSource(json));
      });
    });
  }

  #describe(compilation) {
    const fonts = [...compilation.assetsInfo.keys()].filter((file) => file.endsWith('.woff2'));
    const assets = { entrypoints: {}, chunks: {}, fonts };
    for (const [name, group] of compilation.entrypoints) assets.entrypoints[name] = filesOf(group);
    for (const [name, group] of compilation.namedChunkGroups) {
      if (!assets.entrypoints[name]) assets.chunks[name] = filesOf(group);
    }
    return assets;
  }
}
