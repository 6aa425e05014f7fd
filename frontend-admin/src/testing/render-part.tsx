import { renderApp, type ApiAnswers } from '@20x/kit/testing';
import type { ReactNode } from 'react';
import { AdminTheme } from '../shell/AdminTheme';

/** One part of the admin front end, in its look. */
export const renderPart = (part: ReactNode, api: ApiAnswers = {}) =>
  renderApp(<AdminTheme>{part}</AdminTheme>, { api });
