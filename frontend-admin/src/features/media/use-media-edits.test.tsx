import { screen } from '@testing-library/react';
import { renderApp } from '@20x/kit/testing';
import userEvent from '@testing-library/user-event';
import type { MediaItemAnswer } from '../../api/generated';
import { MediaApi, mediaItem } from '../../testing/media-api';
import { FocalPoint } from './FocalPoint';
import { useMediaEdits, type UnsavedMedia } from './use-media-edits';

const unsaved: UnsavedMedia = new Map();

function Point({ item }: { readonly item: MediaItemAnswer }) {
  const { values, isSaving, edit, save } = useMediaEdits(item, unsaved);
  return (
    <>
      <FocalPoint
        item={item}
        x={values.focalX}
        y={values.focalY}
        onChange={(focalX, focalY) => edit({ focalX, focalY })}
        onSettled={(focalX, focalY) => void save({ focalX, focalY })}
      />
      <p role="status">{isSaving ? 'Saving…' : 'Saved'}</p>
    </>
  );
}

it('goes on from what was saved while the page still holds the item as it was', async () => {
  const api = new MediaApi(mediaItem('a'));
  renderApp(<Point item={mediaItem('a')} />, { api: api.answers });
  const user = userEvent.setup();
  screen.getByRole('button', { name: /^Focal point/ }).focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Saved')).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Focal point: 51% from the left, 51% from the top' })).toBeVisible();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.get('a')).toMatchObject({ focalX: 51, focalY: 51 });
});
