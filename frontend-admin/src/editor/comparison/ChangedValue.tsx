import { Fragment } from 'react';
import classes from './ChangeList.module.css';
import { isEmpty, type Content } from '../model/content-comparison';
import { describeValue, entryWords } from '../model/describe-value';
import type { FieldDeclarations } from '../model/field-declarations';
import { Thumbnail } from '../fields/images/Thumbnail';
import type { Change } from './changes';
import { wordDiff } from './word-diff';
import { declarationAt, parentPath } from '../model/declaration-at';

interface ChangedValueProps {
  readonly change: Change;
  readonly fields: FieldDeclarations;
  /** The state that has the changed value. */
  readonly content: Content;
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Lists of images hold plain addresses. */
const isImageAddress = (value: unknown) =>
  isFilled(value) && /^(\/|https:\/\/)\S+\.(avif|webp|png|jpe?g|svg|gif)$/i.test(value);

/** The old and the new value of one place. */
export function ChangedValue({ change: { path, kind, from, to }, fields, content }: ChangedValueProps) {
  const list = declarationAt(fields, parentPath(path), content);
  if (kind === 'moved') return <p className={classes.value}>{entryWords(to, list)}</p>;
  if (kind === 'added') return <ins className={classes.entry}>{entryWords(to, list)}</ins>;
  if (kind === 'removed') return <del className={classes.entry}>{entryWords(from, list)}</del>;
  const declaration = declarationAt(fields, path, content);
  if (declaration?.kind === 'image' || [from, to].some(isImageAddress)) return <Images from={from} to={to} />;
  const isWhole = declaration?.kind === 'choice' || declaration?.kind === 'link';
  if (isFilled(from) && isFilled(to) && !isWhole) return <Words from={from} to={to} />;
  const describe = (value: unknown) => {
    if (path.endsWith('.published')) return visibility(value);
    const seen = isEmpty(value) ? declaration?.fallbackWords?.(value) : null;
    return seen ? `Empty: visitors see ${seen}` : describeValue(value, declaration);
  };
  return (
    <p className={classes.value}>
      <del>{describe(from)}</del> <ins>{describe(to)}</ins>
    </p>
  );
}

/** Nothing hides an entry but a plain no. */
const visibility = (value: unknown) => (value === false ? 'Hidden' : 'Shown');

function Words({ from, to }: { readonly from: string; readonly to: string }) {
  const words = wordDiff(from, to);
  if (words.every(({ kind }) => kind === 'same')) {
    return <p className={classes.value}>Its words are the same; formatting or links changed.</p>;
  }
  return (
    <p className={classes.value}>
      {words.map(({ kind, text }, index) => {
        const Kind = tags[kind];
        // The last word of the old text has no space after it.
        const isApart = /\s$/.test(words[index - 1]?.text ?? ' ') || /^\s/.test(text);
        return (
          <Fragment key={index}>
            {isApart ? null : ' '}
            <Kind>{text}</Kind>
          </Fragment>
        );
      })}
    </p>
  );
}

const tags = { same: 'span', removed: 'del', added: 'ins' } as const;

function Images({ from, to }: { readonly from: unknown; readonly to: unknown }) {
  return (
    <div className={classes.images}>
      {[
        { side: 'Before', address: from },
        { side: 'After', address: to },
      ].map(({ side, address }) => (
        <figure key={side}>
          <Thumbnail address={isFilled(address) ? address : ''} alt={isFilled(address) ? `${side}: ${address}` : ''} />
          <figcaption>
            {side}: {isFilled(address) ? address : 'no image'}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
