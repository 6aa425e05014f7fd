import { renderApp } from '@20x/kit/testing';
import { screen } from '@testing-library/react';
import { FeatureRowsBlock } from './FeatureRowsBlock';

it('lets a phone fold every view but the first', () => {
  const rows = [
    { title: 'Text alone' },
    { title: 'Board', scene: 'week' as const },
    { title: 'Checks', scene: 'checks' as const },
  ];
  renderApp(<FeatureRowsBlock block={{ id: 'rows', type: 'featureRows', rows }} />, { api: {} });
  const [board, checks] = screen.getAllByRole('figure').map((view) => view.closest('details'));
  expect(board).toBeNull();
  expect(checks).toHaveAttribute('data-phone-fold');
  expect(checks!.querySelector('summary')).toHaveTextContent('See it on screen: Checks');
});
