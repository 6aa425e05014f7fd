import { reachableWrite, valueAt } from '../model/form-path';
import { lastPart, parentPath } from '../model/declaration-at';

/** What the actions need of the editor's form. */
export interface Fields {
  read(path: string): unknown;
  write(path: string, value: unknown): void;
  forgetErrorsBelow(path: string): void;
}

/** Collects what an action writes: the fields of the document that it changed, each whole. */
export function collect<Result>(
  form: Fields,
  action: (fields: Fields) => Result,
): { readonly result: Result; readonly changed: Readonly<Record<string, unknown>> } {
  const changed: Record<string, unknown> = {};
  const [top, own] = [(path: string) => path.split('.')[0] ?? path, (name: string) => Object.hasOwn(changed, name)];
  const read = (path: string) => (own(top(path)) ? valueAt(changed, path) : form.read(path));
  const result = action({
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
