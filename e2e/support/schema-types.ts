import path from 'node:path';
import ts from 'typescript';

const { dirname } = import.meta;
const config = ts.readConfigFile(path.join(dirname, '../tsconfig.json'), (file) => ts.sys.readFile(file));
const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, path.join(dirname, '..'));

/** What the declarations of schema.org say against graphs of pages, by the pages' paths. */
export function typeErrors(graphs: Readonly<Record<string, object>>): string[] {
  const file = path.join(dirname, 'graphs.virtual.ts');
  const source = [
    "import type { Graph, SearchAction, Thing, WebSite, WithActionConstraints } from 'schema-dts';",
    // Declarations of actions leave out what a visitor fills in, unless they are asked for it.
    'type Search = Omit<Exclude<WebSite, string>, "potentialAction"> & { "@type": "WebSite"; potentialAction: WithActionConstraints<Exclude<SearchAction, string>> };',
    'type PageGraph = Omit<Graph, "@graph"> & { "@graph": readonly (Thing | Search)[] };',
    ...Object.entries(graphs).map(
      ([page, graph], index) => `/* ${page} */ export const graph${index}: PageGraph = ${JSON.stringify(graph)};`,
    ),
  ].join('\n');
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => name === file || disk.fileExists(name),
    readFile: (name) => (name === file ? source : disk.readFile(name)),
    getSourceFile: (name, ...rest) =>
      name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.Latest) : disk.getSourceFile(name, ...rest),
  };
  const program = ts.createProgram([file], { ...options, noEmit: true, skipLibCheck: true }, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').slice(0, 600));
}
