const SINGLETONS =
  /[\\/]node_modules[\\/](react|react-dom|react-redux|redux|react-router|react-router-dom|@reduxjs[\\/]toolkit)[\\/]/;

/** Fails the build of a remote that bundles its own copy of a package which must exist once on a page. */
export class SingletonsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('SingletonsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SingletonsPlugin', (modules) => {
        const copies = new Set();
        for (const module of modules) {
          const name = SINGLETONS.exec(module.resource ?? '')?.[1];
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
