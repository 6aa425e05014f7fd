import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiAnswers } from '@20x/kit/testing';
import { renderPart } from '../../testing/render-part';
import { VisitorAnswers } from './VisitorAnswers';

const none = { answers: 0, declined: 0, functional: 0, statistics: 0, marketing: 0 };
const render = (api: ApiAnswers) =>
  renderPart(<VisitorAnswers />, { '/api/admin/consents': none, '/api/admin/blocked-hosts': [], ...api });

it('says what visitors answered', async () => {
  render({ '/api/admin/consents': { ...none, answers: 1300, declined: 100, statistics: 1200, marketing: 900 } });
  const words = 'In the last 30 days, 1,200 accepted (statistics 1,200, marketing 900) and 100 declined.';
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('says that nobody answered, and that nothing was blocked', async () => {
  render({});
  expect(await screen.findByText('Nobody answered in the last 30 days.')).toBeInTheDocument();
  expect(await screen.findByText('Browsers blocked nothing in the last 30 days.')).toBeInTheDocument();
});

it('lists the hosts that browsers blocked', async () => {
  const blocked = { host: 'pixel.example', directives: ['img-src'], page: '/pricing', lastDay: '2026-11-20' };
  render({
    '/api/admin/blocked-hosts': [
      { ...blocked, reports: 12 },
      { ...blocked, host: 'b.example', reports: 1 },
    ],
  });
  await userEvent.setup().click(screen.getByText('Blocked hosts'));
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('pixel.example 12 times (img-src), last on 2026-11-20 at /pricing');
  expect(second).toHaveTextContent('b.example once');
});
