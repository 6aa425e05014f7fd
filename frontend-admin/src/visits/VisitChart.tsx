import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import type { VisitDay } from '../api/generated';
import { dayText } from './day-text';

/** Visitors and views of each day. */
export const VisitChart = ({ days }: { readonly days: readonly VisitDay[] }) => (
  <BarChart
    h="100%"
    data={days.map(({ day, visitors, views }) => ({ day: dayText(day), visitors, views }))}
    dataKey="day"
    series={[
      { name: 'visitors', label: 'Visitors', color: 'var(--brand)' },
      { name: 'views', label: 'Views', color: 'var(--day)' },
    ]}
    withLegend
    legendProps={{ verticalAlign: 'bottom' }}
    tickLine="none"
    gridAxis="x"
    xAxisProps={{ interval: 'equidistantPreserveStart' }}
    // A chart this low has no space for more labels, and those in the middle would be left out.
    yAxisProps={{ allowDecimals: false, width: 40, tickCount: 3 }}
    barChartProps={{ accessibilityLayer: false }}
    barProps={{ isAnimationActive: false }}
  />
);
