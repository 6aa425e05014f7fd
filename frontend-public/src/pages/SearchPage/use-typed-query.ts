import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchPath } from './search-query';

/** Long enough to type the next letter, short enough to feel at once. */
const pauseMs = 200;

interface TypedQuery {
  readonly typed: string;
  setTyped(text: string): void;
  /** Asks at once. */
  ask(): void;
}

/** The text of the search box. A pause in typing puts it into the address, which decides what shows. */
export function useTypedQuery(): TypedQuery {
  const navigate = useNavigate();
  const location = useLocation();
  const { search, key } = location;
  const state = location.state as { readonly typedAt?: string } | null;
  const asked = new URLSearchParams(search).get('q')?.trim() ?? '';
  const [typed, setTyped] = useState(asked);
  const [arrivedAt, setArrivedAt] = useState(key);
  // Links, back and forward change the text; what it has just put into the address itself does not.
  if (arrivedAt !== key) {
    setArrivedAt(key);
    if (state?.typedAt !== arrivedAt) setTyped(asked);
  }
  const ask = () => {
    const q = typed.trim();
    if (q === asked) return;
    const options = { replace: true, preventScrollReset: true, state: { typedAt: key } };
    void navigate(q ? searchPath({ q }) : '/search', options);
  };
  useEffect(() => {
    const timer = setTimeout(ask, pauseMs);
    return () => clearTimeout(timer);
  });
  return { typed, setTyped, ask };
}
