import { reachableWrite, valueAt } from '../fields/form-path';
import { lastPart, parentPath } from './declaration-at';

/** What the deeds need of the editor's form. */
export interface Fields {
  read(path: string): unknown;
  write(path: string, value: unknown): void;
  forgetErrorsBelow(path: string): void;
}

/** Collects what a deed writes: the fields of the document that it changed, each whole. */
export function collect<Result>(
  form: Fields,
  deed: (fields: Fields) => Result,
): { readonly result: Result; readonly changed: Readonly<Record<string, unknown>> } {
  const changed: Record<string, unknown> = {};
  const [top, own] = [(path: string) => path.split('.')[0] ?? path, (name: string) => Object.hasOwn(changed, name)];
  const read = (path: string) => (own(top(path)) ? valueAt(changed, path) : form.read(path));
  const result = deed({
    read,
    write: (path, value) => {
      const name = top(path);
      if (!own(name)) changed[name] = structuredClone(form.read(name));
      const [reachable, whole] = reachableWrite(changed, path, value);
      const parent = reachable === name ? changed : valueAt(changed, parentPath(reachable));
      Reflect.set(parent as object, lastPart(reachable), whole);
    },
    forgetErrorsBelow: form.forgetErrorsBelow,
  });
  return { result, changed };
}
