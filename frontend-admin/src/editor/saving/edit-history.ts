import type { Content } from '../model/content-comparison';
import { valueAt } from '../model/form-path';
import { changedPath } from './changed-path';

interface Step {
  readonly content: Content;
  /** Where the next state differs from this one; null when in several places. */
  readonly path: string | null;
}

/** What an undo or redo puts into the form, and the place that changes with it. */
export interface Replay {
  readonly content: Content;
  readonly path: string | null;
}

/** A text that is being written in place. */
interface OpenStep {
  readonly path: string;
  readonly isRecorded: boolean;
  /** What could be redone before. */
  readonly future: Step[];
}

const longestHistory = 200;
/** A pause after which typing in the same field starts a new step. */
const pauseMs = 1000;

/** Undo and redo across one document: states of the whole content; typing in one field is one step until a pause. */
export class EditHistory {
  private past: Step[] = [];
  private future: Step[] = [];
  private last = { path: '', at: -Infinity };
  private open: OpenStep | null = null;

  record(from: Content, to: Content, at = Date.now()): void {
    const path = changedPath(from, to);
    if (path === '') return;
    if (this.open && !isOf(this.open, path)) this.open = null;
    const isInOpenStep = this.open?.isRecorded === true;
    if (this.open) this.open = { ...this.open, isRecorded: true };
    // What is done to a list is a step, however quickly the next one follows.
    const isTyping = this.isGoingOn(path, at) && !Array.isArray(valueAt(to, path ?? ''));
    this.last = { path: path ?? '', at };
    this.future = [];
    if (isInOpenStep) return;
    if (isTyping && this.past.length > 0) return;
    this.past = [...this.past, { content: from, path }].slice(-longestHistory);
  }

  private isGoingOn(path: string | null, at: number): boolean {
    return path !== null && path === this.last.path && at - this.last.at < pauseMs;
  }

  /** What comes next is a step of its own. */
  endStep(): void {
    this.last = { path: '', at: -Infinity };
    this.open = null;
  }

  /** What changes at the path is one step, however long it takes: until the step ends or something else changes. */
  openStep(path: string): void {
    this.endStep();
    this.open = { path, isRecorded: false, future: this.future };
  }

  /** Ends the open step as if it had not been; answers the content before it, null when there is nothing to take back. */
  dropStep(): Content | null {
    const { open } = this;
    this.endStep();
    if (!open?.isRecorded) return null;
    this.future = open.future;
    return this.past.pop()?.content ?? null;
  }

  undo(now: Content): Replay | null {
    const step = this.past.pop();
    if (!step) return null;
    this.future.push({ content: now, path: step.path });
    this.endStep();
    return step;
  }

  redo(now: Content): Replay | null {
    const step = this.future.pop();
    if (!step) return null;
    this.past.push({ content: now, path: step.path });
    this.endStep();
    return step;
  }

  /** Takes something foreign (another person's saved change) into every state, so that no undo takes it back. */
  rebase(change: (content: Content) => Content): void {
    const onto = (step: Step): Step => ({ ...step, content: change(step.content) });
    this.past = this.past.map(onto);
    this.future = this.future.map(onto);
    if (this.open) this.open = { ...this.open, future: this.open.future.map(onto) };
  }
}

/** The first change may bring what is around the path. */
function isOf({ path: own, isRecorded }: OpenStep, path: string | null): boolean {
  return path === own || (!isRecorded && (path === null || own.startsWith(`${path}.`)));
}
