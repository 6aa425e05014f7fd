import { renderHook } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { useVisits } from './useVisits';

it('tells of each page after the first', () => {
  const visits = jest.fn();
  window.addEventListener('visit', visits);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/a']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      useVisits();
      return useNavigate();
    },
    { wrapper },
  );
  expect(visits).toHaveBeenCalledTimes(0);
  act(() => void result.current('/a#part'));
  expect(visits).toHaveBeenCalledTimes(0);
  act(() => void result.current('/b'));
  act(() => void result.current(-1));
  expect(visits).toHaveBeenCalledTimes(2);
  window.removeEventListener('visit', visits);
});
