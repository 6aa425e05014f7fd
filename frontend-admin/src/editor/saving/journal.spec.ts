import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { journal, type JournalEntry } from './journal';

const entry = (id: string, at: string): JournalEntry => ({
  id,
  subject: 'ada:home',
  at,
  base: { title: 'Saved' },
  content: { title: id },
});

it('finds the work of a subject, newest first, whatever else lies in the storage', async () => {
  await journal.keep(entry('older', '2027-01-01T10:00:00.000Z'));
  await journal.keep(entry('newer', '2027-01-01T11:00:00.000Z'));
  await journal.keep({ ...entry('elsewhere', '2027-01-01T12:00:00.000Z'), subject: 'ada:about' });
  const storage = await openDB('20x-editor');
  for (const damage of [{ at: undefined }, { at: 'yesterday' }, { base: null }, { content: ['a'] }]) {
    await storage.put('work', { ...entry(JSON.stringify(damage), '2027-01-01T13:00:00.000Z'), ...damage });
  }
  storage.close();
  expect((await journal.find('ada:home')).map(({ id }) => id)).toEqual(['newer', 'older']);
});
