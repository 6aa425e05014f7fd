import { clockTime } from '../ui/clock';
import classes from './DocumentList.module.css';

interface DocumentTimeProps {
  readonly at: string;
  /** What happens then: "Goes live". Default: nothing is said. */
  readonly words?: string;
}

/** A time in the life of a document. */
export const DocumentTime = ({ at, words = '' }: DocumentTimeProps) => (
  <time dateTime={at} title={new Date(at).toLocaleString('en-GB')} className={classes.updated}>
    {words} {clockTime(new Date(at))}
  </time>
);
