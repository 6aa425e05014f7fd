import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderPart } from '../../testing/render-part';
import { useSchemaPlace } from './use-schema-place';

it('keeps what was asked for a moment before', async () => {
  function Asking() {
    const { open, find, setMode } = useSchemaPlace();
    const ask = () => {
      open('p1');
      find('night');
      setMode('json');
    };
    return (
      <>
        <button onClick={ask}>Ask</button>
        <output>{useLocation().search}</output>
      </>
    );
  }
  renderPart(<Asking />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByRole('status')).toHaveTextContent('?page=p1&mode=json&search=night');
});
