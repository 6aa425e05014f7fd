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
  readonly find: (search: string) => void;
  readonly setMode: (mode: Mode) => void;
}

const modes: readonly Mode[] = ['automatic', 'override', 'json'];

/** What is open. The address keeps it. */
export function useSchemaPlace(): SchemaPlace {
  const parameters = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const place: Place = {
    page: parameters.get('page'),
    mode: modes.find((mode) => mode === parameters.get('mode')) ?? null,
    search: parameters.get('search') ?? '',
    list: Math.max(1, Math.trunc(Number(parameters.get('list'))) || 1),
  };
  const hrefTo = (change: Partial<Place>) => {
    const { page, mode, search, list } = { ...place, ...change };
    const next = new URLSearchParams({
      ...(page && { page }),
      ...(mode && { mode }),
      ...(search && { search }),
      ...(list > 1 && { list: String(list) }),
    });
    return `${paths.schemaGenerator}?${next.toString()}`;
  };
  const replace = (change: Partial<Place>) =>
    void navigate(hrefTo(change), { replace: true, preventScrollReset: true });
  return {
    ...place,
    hrefTo,
    find: (search) => replace({ search, list: 1 }),
    setMode: (mode) => replace({ mode }),
  };
}
