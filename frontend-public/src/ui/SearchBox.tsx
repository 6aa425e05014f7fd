import { useId, type ComponentPropsWithRef } from 'react';
import { useHref } from 'react-router-dom';
import classes from './SearchBox.module.css';

interface SearchBoxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'id' | 'name' | 'type' | 'onSubmit'
> {
  /** What is searched; also the placeholder. */
  readonly label: string;
  readonly onSubmit?: ComponentPropsWithRef<'form'>['onSubmit'];
}

/** The way to the search page, with and without JavaScript. */
export function SearchBox({ label, onSubmit, ...input }: SearchBoxProps) {
  const id = useId();
  return (
    <form role="search" className={classes.root} action={useHref('/search')} onSubmit={onSubmit}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
      />
      <button type="submit">Search</button>
    </form>
  );
}
