import path from 'node:path';

const STAND_INS = path.join(import.meta.dirname, 'federation-stand-ins.mjs');
const UNUSED = ['plugins/snapshot/SnapshotHandler.js', 'utils/preload.js', 'utils/semver/index.js'];
const NAME = 'SlimFederationPlugin';

/** Removes parts of the federation runtime that no option removes; fails when one of them has moved. */
export class SlimFederationPlugin {
  apply(compiler) {
    const found = new Set();
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.beforeResolve.tap(NAME, (data) => {
        const file = path.join(data.context, data.request).split(path.sep).join('/');
        const part = UNUSED.find((unused) => file.endsWith(`@module-federation/runtime-core/dist/${unused}`));
        if (!part) return;
        found.add(part);
        data.request = STAND_INS;
      });
    });
    compiler.hooks.afterCompile.tap(NAME, ({ errors }) => {
      for (const part of UNUSED.filter((unused) => !found.has(unused))) {
        errors.push(
          new compiler.webpack.WebpackError(`The federation runtime has no ${part} any more: find what replaces it.`),
        );
      }
    });
  }
}
