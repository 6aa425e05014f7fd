import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Transport } from './transport';

/** Work that dispatches actions; `State` is the part of the store's state that it reads. */
export type Thunk<State, Result = void> = ThunkAction<Result, State, Transport, UnknownAction>;
