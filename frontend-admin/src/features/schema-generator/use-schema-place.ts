import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../ui/paths';
import type { Mode } from './Workbench';

interface Place {
  /** The id of the open document; null: none is open. */
  readonly page: string | null;
  readonly mode: Mode | null;
  readonly search: string;
  /** Which part of the list of pages. */
  readonly list: number;
}

export interface SchemaPlace extends Place {
  readonly hrefTo: (change: Partial<Place>) => string;
  /** null: none. */
  readonly open: (page: string | null) => void;
  readonly find: (search: string) => void;
  readonly setMode: (mode: Mode) => void;
}

const modes: readonly Mode[] = ['automatic', 'override', 'json'];

function placeIn(search: string): Place {
  const parameters = new URLSearchParams(search);
  return {
    page: parameters.get('page'),
    mode: modes.find((mode) => mode === parameters.get('mode')) ?? null,
    search: parameters.get('search') ?? '',
    list: Math.max(1, Math.trunc(Number(parameters.get('list'))) || 1),
  };
}

function addressOf({ page, mode, search, list }: Place): string {
  const parameters = new URLSearchParams({
    ...(page && { page }),
    ...(mode && { mode }),
    ...(search && { search }),
    ...(list > 1 && { list: String(list) }),
  });
  return `${paths.schemaGenerator}?${parameters.toString()}`;
}

/** What is open. The address keeps it. */
export function useSchemaPlace(): SchemaPlace {
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = placeIn(search);
  // What was just asked for is drawn a moment later; what is asked for meanwhile must not undo it.
  const asked = useRef(place);
  useLayoutEffect(() => {
    asked.current = placeIn(search);
  }, [search]);
  const go = (change: Partial<Place>, replace: boolean) => {
    asked.current = { ...asked.current, ...change };
    void navigate(addressOf(asked.current), { replace, preventScrollReset: replace });
  };
  return {
    ...place,
    hrefTo: (change) => addressOf({ ...place, ...change }),
    open: (page) => go({ page, mode: null }, false),
    find: (words) => go({ search: words, list: 1 }, true),
    setMode: (mode) => go({ mode }, true),
  };
}
