import type { HomeContent } from '@20x/kit';
import { fieldOf } from '../ui/field-of';
import { withAllPlaces } from './placed';

it('a card of the draft has fields; a post that fills the list has only the place of the list', () => {
  const insights = [{ title: 'Picked', $field: '#.insights.2' }, { title: 'Newest' }];
  const { insights: cards } = withAllPlaces({ insights, $field: '#' }) as HomeContent;
  const places = cards?.map((card) => [fieldOf(card), fieldOf(card, 'featuredImage')]);
  expect(places).toEqual([
    ['#.insights.2', '#.insights.2.featuredImage'],
    ['#.insights', '#.insights'],
  ]);
});
