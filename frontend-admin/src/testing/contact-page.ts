import { screen, within } from '@testing-library/react';
import type { ContactApi } from './contact-api';
import { renderAdmin } from './render-admin';

export const path = '/admin/contact';
export const read = { readAt: '2026-11-20T12:00:00.000Z' };
export const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Contact messages' });
  return within(table).getAllByRole('row').slice(1);
};
export const link = (name: string | RegExp) => screen.findByRole('link', { name });
export const sidebarEntry = () => screen.getByRole('link', { name: 'Contact Messages' });
export const renderContact = (api: ContactApi, search = '', answers = {}) =>
  renderAdmin(path + search, { api: { ...api.answers, ...answers } });
