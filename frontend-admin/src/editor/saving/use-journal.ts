import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { selectSession, useAppSelector } from '@20x/kit';
import { isSameValue, type Content } from '../model/content-comparison';
import { journal, type JournalEntry } from './journal';
import { holdVisit, openVisits, type Visit } from './visit-lock';

const writeAfterMs = 500;

/** Keeps unsaved work on this device within a second of a keystroke, and finds what an earlier visit left behind. */
export function useJournal(name: string, initial: Content, kind?: string) {
  const { user } = useAppSelector(selectSession);
  // Held from the start: signing out must not move the work to another name.
  const [visit] = useState<Visit>(() => ({
    id: `${Date.now()}-${Math.random().toString(36).slice(2)}`,
    subject: subjectOf(user?.id, name),
  }));
  const { id, subject } = visit;
  const [isBlocked, setBlocked] = useState(false);
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; base: Content; content: Content } | null>(null);
  const { found, dismiss } = useLeftBehind(visit, initial);
  /** Tells whether everything that is not saved lies in storage. */
  const flush = useCallback(async (): Promise<boolean> => {
    if (!pending.current) return true;
    const { timer, base, content } = pending.current;
    clearTimeout(timer);
    pending.current = null;
    const isKept = await journal.keep({ id, subject, kind, at: new Date().toISOString(), base, content });
    setBlocked(!isKept);
    return isKept;
  }, [id, subject, kind]);

  /** Every keystroke lies in storage half a second later, also while someone types without a pause. */
  const keep = useCallback(
    (base: Content, content: Content) => {
      const timer = pending.current?.timer ?? setTimeout(() => void flush(), writeAfterMs);
      pending.current = { timer, base, content };
    },
    [flush],
  );

  const drop = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
    void journal.drop(id);
  }, [id]);

  useDeparture(() => void flush());
  return { found, isBlocked, keep, drop, flush, dismiss };
}

const subjectOf = (userId: string | undefined, name: string) => `${userId ?? ''}:${name}`;

/** The name of the newest work of a kind that was begun on this device, never saved, and is open in no tab; null: there is none. */
export async function nameOfBegun(userId: string, kind: string): Promise<string | null> {
  const [begun, open] = await Promise.all([journal.findBegun(userId, kind), openVisits()]);
  const left = begun.find(({ subject }) => open.every((visit) => visit.subject !== subject));
  return left?.subject.slice(subjectOf(userId, '').length) ?? null;
}

/** The newest work that an earlier visit left behind; what says the same as the document is dropped. */
function useLeftBehind(visit: Visit, initial: Content) {
  const { id, subject } = visit;
  const [start] = useState(initial);
  const [left, setLeft] = useState<readonly JournalEntry[]>([]);
  useEffect(() => holdVisit(visit), [visit]);
  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const [entries, open] = await Promise.all([journal.find(subject), openVisits()]);
      const isOpen = (entry: JournalEntry) => entry.id === id || open.some((other) => other.id === entry.id);
      const leftBehind = entries.filter((entry) => !isOpen(entry));
      const isSame = ({ content }: JournalEntry) => isSameValue(content, start);
      await Promise.all(leftBehind.filter(isSame).map((entry) => journal.drop(entry.id)));
      if (isCurrent) setLeft(leftBehind.filter((entry) => !isSame(entry)));
    };
    void find();
    return () => {
      isCurrent = false;
    };
  }, [id, subject, start]);
  return {
    found: left[0] ?? null,
    /** Forgets work of an earlier visit. */
    dismiss: (entry: JournalEntry) => {
      setLeft((all) => all.filter((other) => other !== entry));
      void journal.drop(entry.id);
    },
  };
}

/** Hears that the editor may be left for good: a tab that goes out of sight may never be heard of again. */
function useDeparture(onDeparture: () => void): void {
  const leave = useEffectEvent(onDeparture);
  useEffect(() => {
    const listener = () => leave();
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('beforeunload', listener);
    window.addEventListener('pagehide', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('beforeunload', listener);
      window.removeEventListener('pagehide', listener);
      leave();
    };
  }, []);
}
