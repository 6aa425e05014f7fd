const inPackage = (names) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);
const SINGLETONS = inPackage('react|react-dom|react-router|react-router-dom');
/** A package may keep a store that nothing else sees, as the charts do. */
const STORES = inPackage('react-redux|redux|@reduxjs[\\\\/]toolkit');

/** Fails the build of a remote that bundles its own copy of a package which must exist once on a page. */
export class SingletonsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('SingletonsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SingletonsPlugin', (modules) => {
        const copies = new Set();
        for (const module of modules) {
          const { resource = '' } = module;
          const importers = [...compilation.moduleGraph.getIncomingConnections(module)];
          const isOurs = importers.some(
            ({ originModule }) => !/[\\/]node_modules[\\/]/.test(originModule?.resource ?? ''),
          );
          const name = SINGLETONS.exec(resource)?.[1] ?? (isOurs ? STORES.exec(resource)?.[1] : undefined);
          if (name) copies.add(name);
        }
        for (const name of copies) {
          const message = `${name} comes from the shell: import what you need from @20x/kit or react-router-dom.`;
          compilation.errors.push(new compiler.webpack.WebpackError(message));
        }
      });
    });
  }
}
