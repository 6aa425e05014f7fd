import { renderApp } from '@20x/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoiCalculator } from './RoiCalculatorBlock';

const result = () => screen.getByRole('status');

async function enter(label: RegExp, value: string) {
  const field = screen.getByRole('spinbutton', { name: label });
  await userEvent.clear(field);
  if (value) await userEvent.type(field, value);
}

it('counts the weekly extra margin from the numbers as they are typed', async () => {
  renderApp(
    <RoiCalculator block={{ id: 'roi', type: 'roiCalculator', shifts: 100, note: 'Your numbers, not a promise.' }} />,
  );
  // 100 × 5 % × 12 h × (85 − 55 − 10)
  expect(result()).toHaveTextContent('$1,200');
  await enter(/Target fill rate/, '90');
  expect(result()).toHaveTextContent('$2,400');
  await enter(/Pay rate/, '80');
  expect(result()).toHaveTextContent('-$600');
  expect(screen.getByText(/Your numbers, not a promise/)).toBeVisible();
});

it('says which number to change instead of counting with a missing or impossible one', async () => {
  renderApp(<RoiCalculator block={{ id: 'roi', type: 'roiCalculator' }} />);
  await enter(/Shifts requested/, '');
  expect(result()).toHaveTextContent('Shifts requested: enter a number from 0 to 100,000.');
  await enter(/Shifts requested/, '-3');
  expect(result()).toHaveTextContent('Shifts requested: enter a number from 0 to 100,000.');
  await enter(/Shifts requested/, '10');
  await enter(/Current fill rate/, '140');
  expect(result()).toHaveTextContent('Current fill rate: enter a number from 0 to 100.');
  await enter(/Current fill rate/, '90');
  expect(result()).toHaveTextContent('Target fill rate: enter at least today’s 90%.');
});
