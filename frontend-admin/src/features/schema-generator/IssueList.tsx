import { CircleX, Info, TriangleAlert } from 'lucide-react';
import type { DataIssue } from '@20x/shared/structured-data/issue';
import { rulesAsOf } from '@20x/shared/structured-data/rules';
import classes from './SchemaGenerator.module.css';

const looks = {
  error: { icon: CircleX, word: 'Error' },
  warning: { icon: TriangleAlert, word: 'Warning' },
  note: { icon: Info, word: 'Note' },
} as const;

/** What is wrong, with the source of each rule. */
export const IssueList = ({ issues }: { readonly issues: readonly DataIssue[] }) => (
  <>
    {issues.length === 0 ? (
      <p>No problems found.</p>
    ) : (
      <ul className={classes.issues}>
        {issues.map(({ level, where, message, source }, index) => {
          const { icon: Icon, word } = looks[level];
          return (
            <li key={index} data-level={level}>
              <Icon aria-label={word} size={16} />
              <span>
                {where ? <span className={classes.where}>{where}</span> : null}
                {message}
                {source ? (
                  <>
                    {' '}
                    <a href={source} target="_blank" rel="noreferrer" aria-label={`Source: ${where || message}`}>
                      Source
                    </a>
                  </>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
    )}
    <p className={classes.asOf}>Rules as of {rulesAsOf}.</p>
  </>
);
