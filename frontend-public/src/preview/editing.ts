import type { AppStore, PreviewCommand, PreviewReport, PreviewStageState } from '@20x/kit';
import type { PreviewContent } from './content';
import { dragRow } from './drag-row';
import { Fields, rowOf } from './fields';
import { withoutHiddenWords } from './hidden';
import { Keys } from './keys';
import { MarkReader, Marks } from './marks';
import { Overlay } from './overlay';
import { PageMap } from './page-map';
import { Pointing } from './pointing';
import type { PreviewRequests } from './requests';
import type { Point } from './rich-text-editing';
import { Rows } from './rows';
import { followScroll } from './scroll';
import { sectionIds } from './sections';
import { Selection } from './selection';
import { applyStage, holdCarousels, openAnswers, plainStage, withManyInsights } from './states';
import type { ToolAction } from './toolbar';
import { Writing } from './writing';

export type StartCommand = Extract<PreviewCommand, { type: 'start' }>;

export interface PreviewParts {
  readonly store: AppStore;
  readonly content: PreviewContent;
  readonly requests: PreviewRequests;
  readonly send: (report: PreviewReport) => void;
}

/** A previewed page in the hands of its editor: shows what the editor has, and tells what is done to the page. */
export class Editing {
  readonly mode: StartCommand['mode'];
  readonly fields: Fields;
  readonly send: PreviewParts['send'];
  readonly overlay: Overlay;
  readonly rows: Rows;
  readonly selection: Selection;
  readonly writing: Writing;
  draft: object = {};
  /** The draft with built-in texts where it is empty. */
  completed: object = {};
  private readonly marks = new Marks();
  private readonly reader: MarkReader;
  private map: PageMap | null = null;
  stage: PreviewStageState = plainStage;
  /** Keys belong to what is dragged meanwhile: Escape calls it off. */
  isDragging = false;
  /** What the editor has; the page shows the draft. */
  private newest: object = {};
  private waiting: number | null = null;
  /** To be written as soon as the page shows it. */
  private wanted: string | null = null;
  private frame = 0;

  constructor(
    private readonly parts: PreviewParts,
    { mode, fields }: StartCommand,
  ) {
    this.send = parts.send;
    this.mode = mode;
    this.fields = new Fields(fields);
    // The editor around it closes the page, keeps it open beyond the end of its link, and says how the draft stands.
    document.querySelectorAll('#preview-bar :is(.close, .ends, .state)').forEach((element) => element.remove());
    this.stage = { ...plainStage, scheme: document.documentElement.classList.contains('dark') ? 'dark' : 'light' };
    this.overlay = new Overlay({ act: (action) => this.act(action), drag: (event) => this.drag(event) });
    this.rows = new Rows(this);
    this.selection = new Selection(this, this.overlay);
    this.writing = new Writing(this, this.overlay);
    this.reader = new MarkReader(this.marks, () => this.onPageChange());
    // Keys first: pointing keeps everything else from hearing of a press.
    new Keys(this);
    new Pointing(this);
    if (mode === 'edit') followScroll(this);
  }

  get page(): PageMap {
    this.map ??= new PageMap(this.reader.shown(), {
      content: this.completed,
      fields: this.fields,
      sections: sectionIds(this.completed),
    });
    return this.map;
  }

  obey(command: PreviewCommand): void {
    switch (command.type) {
      case 'start':
        return; // once
      case 'content':
        this.newest = command.content;
        return this.show(command.turn);
      case 'scrollTo':
        return this.selection.scrollTo(command.path);
      case 'select':
        this.writing.end();
        this.wanted = null;
        return this.selection.show(command.path);
      case 'write':
        this.selection.show(command.path);
        this.wanted = command.path;
        return this.onPageChange();
      case 'flush':
        return this.writing.flush();
      case 'stage':
        return this.enter({ ...this.stage, ...command.stage });
    }
  }

  /** Shows the draft as soon as no text of the page is being written. */
  show(turn: number): void {
    this.waiting = turn;
    if (this.writing.isOn) return;
    this.waiting = null;
    const { content, requests, store } = this.parts;
    this.draft = withoutHiddenWords(this.newest);
    this.completed = content.completed(this.draft);
    this.map = null;
    const staged = this.stage.insights === 'many' ? withManyInsights(this.completed) : this.completed;
    if (requests.answers === 'answered') content.put(store, this.marks.applyTo(staged, this.fields));
    requestAnimationFrame(() => this.send({ type: 'rendered', turn }));
  }

  /** Writes the text of a field or of the first in an entry; the editor's control does it where the page shows none. */
  write(path: string, point?: Point): void {
    const text = this.writing.textIn(path);
    this.selection.choose(text ?? path);
    if (text === null || !this.writing.begin(text, point)) this.inspect(path);
  }

  /** Leads to the control of a field. */
  inspect(path: string): void {
    const { x, y, width, height } = (this.page.elementOf(path) ?? document.documentElement).getBoundingClientRect();
    this.send({ type: 'inspect', path, rect: { x, y, width, height } });
  }

  onWritingEnd(): void {
    if (this.waiting !== null) this.show(this.waiting);
    // Not when it ended because the person went on elsewhere in the editor.
    if (document.hasFocus()) this.overlay.stage.focus({ preventScroll: true });
  }

  private act(action: ToolAction) {
    const { selection } = this;
    if (action === 'around') selection.choose(selection.around);
    else if (action !== 'write') selection.act(action);
    else if (selection.path !== null) this.write(selection.path);
  }

  private drag(event: PointerEvent) {
    const { entry } = this.selection;
    const place = entry === null ? null : rowOf(entry);
    if (entry === null || !place) return;
    this.isDragging = true;
    dragRow(event, {
      from: place.index,
      rows: () => this.rows.shownIn(place.list),
      onOver: (over) => this.overlay.drop(over),
      onDrop: (to) => this.rows.act(entry, 'move', to),
      onEnd: () => (this.isDragging = false),
    });
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

  /** New answers and carousels join the state of the others; what is outlined can wait until what was changed is seen. */
  private onPageChange() {
    this.map = null;
    if (this.stage.faqs === 'open') openAnswers(true);
    if (this.stage.slide !== null) holdCarousels(this.stage.slide);
    if (this.mode === 'view') return;
    cancelAnimationFrame(this.frame);
    // After the frame that shows the change.
    this.frame = requestAnimationFrame(() => setTimeout(() => this.follow()));
  }

  private follow() {
    if (this.writing.isOn) return this.overlay.follow();
    this.selection.onPageChange();
    const { wanted } = this;
    if (wanted === null || !this.page.ownElementOf(wanted)) return;
    this.wanted = null;
    this.write(wanted);
  }
}
