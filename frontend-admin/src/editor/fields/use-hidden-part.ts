import { useFieldForm } from '../model/field-form';

/** Whether a part of a page is among its content's `hiddenSections`, and how it is hidden or shown. */
export function useHiddenPart(name: string) {
  const form = useFieldForm();
  const value = form.useValue('hiddenSections');
  const hidden: readonly unknown[] = Array.isArray(value) ? value : [];
  const isHidden = hidden.includes(name);
  const toggle = () => {
    form.write('hiddenSections', isHidden ? hidden.filter((other) => other !== name) : [...hidden, name]);
  };
  return { isHidden, toggle };
}
