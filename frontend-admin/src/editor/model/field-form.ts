import { createContext, useContext, useSyncExternalStore } from 'react';
import type { UseFormReturnType } from '@mantine/form';
import { reachableWrite, valueAt } from './form-path';

type Form = UseFormReturnType<Record<string, unknown>>;

/** What fields need of the editor's form. It stays the same object for as long as the editor is open. */
export interface FieldForm {
  /** The value at a path; renders again when it changes. */
  readonly useValue: (path: string) => unknown;
  read(path: string): unknown;
  write(path: string, value: unknown): void;
  /** Several fields of the top level as one step, which one undo takes back. */
  writeAll(values: Readonly<Record<string, unknown>>): void;
  readonly errors: Readonly<Record<string, unknown>>;
  /** Forgets the refusals below a path: they point at positions, which have changed. */
  forgetErrorsBelow(path: string): void;
  subscribeErrors(listener: () => void): () => void;
  /** Takes the form of the newest render. */
  follow(form: Form): void;
}

export function createFieldForm(first: Form): FieldForm {
  let form = first;
  const listeners = new Set<() => void>();
  return {
    useValue: (path) => first.useWatchValue(path),
    read: (path) => valueAt(form.getValues(), path),
    write: (path, value) => {
      const [reachable, whole] = reachableWrite(form.getValues(), path, value);
      form.setFieldValue(reachable, whole, { forceUpdate: false });
    },
    writeAll: (values) => {
      const kept = Object.entries(form.errors).filter(([name]) => !Object.hasOwn(values, name));
      form.setValues({ ...values }); // Forgets all refusals.
      form.setErrors(Object.fromEntries(kept));
    },
    get errors() {
      return form.errors;
    },
    forgetErrorsBelow: (path) => {
      const kept = Object.entries(form.errors).filter(([name]) => !name.startsWith(`${path}.`));
      if (kept.length < Object.keys(form.errors).length) form.setErrors(Object.fromEntries(kept));
    },
    subscribeErrors: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (next) => {
      const isNew = next.errors !== form.errors;
      form = next;
      if (isNew) listeners.forEach((listener) => listener());
    },
  };
}

const FieldFormContext = createContext<FieldForm | null>(null);
export const FieldFormProvider = FieldFormContext.Provider;

export function useFieldForm(): FieldForm {
  const form = useContext(FieldFormContext);
  if (!form) throw new Error('A field is outside its editor.');
  return form;
}

/** The refusals of the last attempt, by path. */
export function useFieldErrors(): Readonly<Record<string, unknown>> {
  const form = useFieldForm();
  return useSyncExternalStore(form.subscribeErrors, () => form.errors);
}

interface FieldState<Value> {
  /** Undefined when the value is not of that kind. */
  readonly value: Value | undefined;
  readonly error: string | undefined;
  readonly write: (value: Value | null) => void;
}

/** One field of the form: renders again only when its own value or refusal changes. */
export function useField<Value>(path: string, isValue: (value: unknown) => value is Value): FieldState<Value> {
  const form = useFieldForm();
  const value = form.useValue(path);
  const error = useSyncExternalStore(form.subscribeErrors, () => form.errors[path]);
  return {
    value: isValue(value) ? value : undefined,
    error: typeof error === 'string' ? error : undefined,
    write: (next) => {
      form.write(path, next);
    },
  };
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
