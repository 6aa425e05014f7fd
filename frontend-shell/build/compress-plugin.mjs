import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|xml)$/;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Puts `.br` and `.gz` beside every text asset, so that no request waits for compression. */
export class CompressPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      // After the report stage, because assets.json appears there and file names are final.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressPlugin', stage }, async (assets) => {
        const names = Object.keys(assets).filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(
          names.map(async (name) => {
            const content = Buffer.from(assets[name].source());
            const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
            const [br, gz] = await Promise.all([brotliAsync(content, { params }), gzipAsync(content, { level: 9 })]);
            compilation.emitAsset(`${name}.br`, new sources.RawSource(br));
            compilation.emitAsset(`${name}.gz`, new sources.RawSource(gz));
          }),
        );
      });
    });
  }
}
