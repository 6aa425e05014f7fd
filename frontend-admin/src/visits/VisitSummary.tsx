import { lazy, Suspense } from 'react';
import { SegmentedControl, Skeleton, VisuallyHidden } from '@mantine/core';
import type { VisitsAnswer } from '../api/generated';
import { dayText } from './day-text';
import classes from './VisitSummary.module.css';

const VisitChart = lazy(async () => ({ default: (await import('./VisitChart')).VisitChart }));

/** Days. */
export type Period = 7 | 28;

interface PeriodChoiceProps {
  readonly days: Period;
  readonly onChange: (days: Period) => void;
}

export const PeriodChoice = ({ days, onChange }: PeriodChoiceProps) => (
  <SegmentedControl
    aria-label="Period"
    size="xs"
    value={String(days)}
    onChange={(value) => onChange(value === '28' ? 28 : 7)}
    data={[
      { value: '7', label: '7 days' },
      { value: '28', label: '28 days' },
    ]}
  />
);

/** The numbers of a period against the one before, and its days. */
export const VisitSummary = ({ visits: { total, before, days } }: { readonly visits: VisitsAnswer }) => (
  <>
    <dl className={classes.numbers}>
      <Total title="Visitors" now={total.visitors} before={before.visitors} />
      <Total title="Views" now={total.views} before={before.views} />
      <Total title="Messages" now={total.conversions} before={before.conversions} />
    </dl>
    <div className={classes.chart} aria-hidden>
      <Suspense fallback={<Skeleton h="100%" />}>
        <VisitChart days={days} />
      </Suspense>
    </div>
    <VisuallyHidden>
      <table>
        <caption>Visits by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Visitors</th>
            <th scope="col">Views</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, visitors, views }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td>{visitors}</td>
              <td>{views}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  </>
);

interface TotalProps {
  readonly title: string;
  readonly now: number;
  readonly before: number;
}

/** A number against the period before. */
const Total = ({ title, now, before }: TotalProps) => (
  <div>
    <dt>{title}</dt>
    <dd>
      {now.toLocaleString('en')}{' '}
      <span className={classes.change}>{before.toLocaleString('en')} in the period before</span>
    </dd>
  </div>
);
