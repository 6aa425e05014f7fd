import type { AppStore, PreviewCommand, PreviewReport, PreviewStageState } from '@20x/kit';
import type { PreviewContent } from './content';
import { Fields } from './fields';
import { MarkReader, Marks } from './marks';
import { PageMap } from './page-map';
import { Pointing } from './pointing';
import type { PreviewRequests } from './requests';
import { applyStage, holdCarousels, openAnswers, plainStage, withManyInsights } from './states';

export type StartCommand = Extract<PreviewCommand, { type: 'start' }>;

export interface PreviewParts {
  readonly store: AppStore;
  readonly content: PreviewContent;
  readonly requests: PreviewRequests;
  readonly send: (report: PreviewReport) => void;
}

/** A previewed page in the hands of its editor: shows what the editor has, and tells what is done to the page. */
export class Editing {
  readonly fields: Fields;
  readonly reader: MarkReader;
  readonly send: PreviewParts['send'];
  draft: object = {};
  /** The draft with built-in texts where it is empty. */
  completed: object = {};
  private readonly marks = new Marks();
  private readonly pointing: Pointing;
  private map: PageMap | null = null;
  private stage: PreviewStageState = plainStage;
  private waiting: number | null = null;

  constructor(
    private readonly parts: PreviewParts,
    { mode, fields }: StartCommand,
  ) {
    this.send = parts.send;
    this.fields = new Fields(fields);
    this.stage = { ...plainStage, scheme: document.documentElement.classList.contains('dark') ? 'dark' : 'light' };
    this.reader = new MarkReader(this.marks, () => this.onPageChange());
    this.pointing = new Pointing(this, mode);
  }

  get page(): PageMap {
    this.map ??= new PageMap(this.reader.elements(), this.parts.content.address === '/api/home-content');
    return this.map;
  }

  obey(command: PreviewCommand): void {
    switch (command.type) {
      case 'start':
        return; // once
      case 'content':
        this.draft = command.content;
        return this.show(command.turn);
      case 'scrollTo':
        return this.pointing.scrollTo(command.path);
      case 'select':
        return this.pointing.select(command.path);
      case 'stage':
        return this.enter({ ...this.stage, ...command.stage });
    }
  }

  /** Shows the draft as soon as no text of the page is being written. */
  show(turn: number): void {
    this.waiting = turn;
    if (this.pointing.isWriting) return;
    this.waiting = null;
    const { content, requests, store } = this.parts;
    this.completed = content.completed(this.draft);
    const staged = this.stage.insights === 'many' ? withManyInsights(this.completed) : this.completed;
    if (requests.answers === 'answered') content.put(store, this.marks.applyTo(staged, this.fields));
    requestAnimationFrame(() => this.send({ type: 'rendered', turn }));
  }

  onWritingEnd(): void {
    if (this.waiting !== null) this.show(this.waiting);
  }

  private enter(stage: PreviewStageState) {
    const before = this.stage;
    this.stage = stage;
    const { content, requests, store } = this.parts;
    requests.answers = stage.request;
    if (stage.request !== before.request && stage.request !== 'answered') content.forget(store);
    if (stage.request !== before.request || stage.insights !== before.insights) this.show(this.waiting ?? 0);
    applyStage(stage, before);
  }

  /** New answers and carousels join the state of the others. */
  private onPageChange() {
    this.map = null;
    if (this.stage.faqs === 'open') openAnswers(true);
    if (this.stage.slide !== null) holdCarousels(this.stage.slide);
    this.pointing.onPageChange();
  }
}
