import { renderApp } from '@20x/kit/testing';
import type { ReactNode } from 'react';
import { AdminTheme } from '../shell/AdminTheme';

/** One part of the admin front end, in its look. */
export const renderPart = (part: ReactNode) => renderApp(<AdminTheme>{part}</AdminTheme>);
