import type { AppStore, PreviewCommand, PreviewReport, PreviewStageState } from '@20x/kit';
import { plainStage } from '@20x/shared/preview-stage';
import { withFallbacks } from './fallbacks';
import { dragRow } from './drag-row';
import { asRead, Fields, rowOf } from './fields';
import { Ghosts } from './ghosts';
import { Keys } from './keys';
import { showNotice } from './links';
import { MarkReader, Marks } from './marks';
import { Overlay } from './overlay';
import { forgetDocument, putPageData, type PageQuery } from './page-data';
import type { PageInput } from './page-input';
import { PageMap } from './page-map';
import { Pointing } from './pointing';
import { withAllPlaces } from './placed';
import { Projection } from './projection';
import type { PreviewRequests } from './requests';
import type { Point } from './rich-text-editing';
import { Rows } from './rows';
import { Selection } from './selection';
import type { ShownPage, StartCommand } from './shown-page';
import { applyStage, holdCarousels, openAnswers, withManyInsights } from './states';
import type { ToolAction } from './toolbar';
import { Writing } from './writing';

/** Pixels that the site's own header covers. */
const fromTop = 80;

export interface PreviewParts {
  readonly store: AppStore;
  /** The page's own address. */
  readonly path: string;
  /** Of its link. */
  readonly token: string;
  readonly requests: PreviewRequests;
  readonly send: (report: PreviewReport) => void;
}

/** A previewed page in the hands of its editor: shows what the editor has, and reports what is done to the page. */
export class Editing implements PageInput {
  readonly mode: StartCommand['mode'];
  readonly fields: Fields;
  readonly send: PreviewParts['send'];
  readonly overlay: Overlay;
  readonly writing: Writing;
  readonly rows: Rows;
  readonly selection: Selection;
  draft: object = {};
  /** The draft with fallbacks where it is empty. */
  completed: object = {};
  private readonly marks = new Marks();
  private readonly reader: MarkReader;
  private readonly ghosts: Ghosts;
  private map: PageMap | null = null;
  stage: PreviewStageState;
  isDragging = false;
  /** What the editor has; the page shows the draft. */
  private newest: object = {};
  /** The draft, completed, whose texts the page shows. */
  private shown: object = {};
  private answer: { readonly queries: readonly PageQuery[]; readonly draft: object } | null = null;
  /** The answered draft that is on the page; an answer that has just come is not drawn yet. */
  private drawn: object | null = null;
  private readonly projection: Projection;
  private waiting: number | null = null;
  /** To be written as soon as the page shows it. */
  private wanted: string | null = null;
  /** To be scrolled to as soon as the page shows it. */
  private scrollWanted: string | null = null;
  private frame = 0;

  constructor(
    private readonly parts: PreviewParts,
    { mode, fields }: StartCommand,
  ) {
    this.send = parts.send;
    this.mode = mode;
    this.fields = new Fields(fields, mode === 'edit');
    // The editor around it closes the page, keeps it open beyond the end of its link, and shows the status of the draft.
    document.querySelectorAll('#preview-bar :is(.close, .ends, .state)').forEach((element) => element.remove());
    this.stage = { ...plainStage, scheme: document.documentElement.classList.contains('dark') ? 'dark' : 'light' };
    this.overlay = new Overlay({
      taken: () => this.page.taken(),
      act: (action) => this.act(action),
      drag: (event) => this.drag(event),
    });
    this.ghosts = new Ghosts(this.fields);
    this.writing = new Writing(this, this.overlay);
    this.rows = new Rows(this, this.writing);
    this.selection = new Selection(this, this);
    this.reader = new MarkReader(this.marks, () => this.onPageChange());
    this.projection = new Projection({
      token: parts.token,
      onAnswer: (queries, draft) => this.onAnswer({ queries, draft }),
      onNotice: (notice) => showNotice(notice === null ? [] : [notice]),
    });
    // Keys first: pointing keeps everything else from hearing of a press.
    new Keys(this);
    new Pointing(this);
    if (mode === 'edit') followScroll(this);
  }

  get isPending(): boolean {
    return this.projection.isBusy;
  }

  get page(): PageMap {
    this.map ??= new PageMap(this.reader.shown(), { content: this.completed, fields: this.fields });
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
        this.scrollWanted = this.isPending ? command.path : null;
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

  /** Shows the draft as soon as no text of the page is being written: changed texts at once, the rest with the answer. */
  show(turn: number): void {
    this.waiting = turn;
    if (this.writing.isOn) return;
    this.waiting = null;
    this.draft = this.newest;
    this.completed = this.complete(this.draft);
    this.map = null;
    this.writeChanged();
    this.projection.show(this.draft);
    requestAnimationFrame(() => this.send({ type: 'rendered', turn }));
  }

  private onAnswer(answer: NonNullable<Editing['answer']>) {
    this.answer = answer;
    if (this.writing.isOn) this.waiting ??= 0;
    else this.draw();
  }

  /** Draws what the server answered last; what was written since follows in the same frame. */
  private draw() {
    const { answer, parts, fields } = this;
    if (answer === null || parts.requests.answers !== 'answered') return;
    this.shown = this.complete(answer.draft);
    this.map = null;
    putPageData(parts.store, answer.queries, (document) => {
      const completed = this.complete(withAllPlaces(document) as object);
      const staged = this.stage.insights === 'many' ? withManyInsights(completed) : completed;
      return this.marks.applyTo(staged, { content: this.shown, fields });
    });
    requestAnimationFrame(() => {
      this.drawn = answer.draft;
      this.onPageChange();
      this.writeChanged();
      this.overlay.host.dataset.drawn = 'true';
      if (this.scrollWanted !== null) this.selection.scrollTo(this.scrollWanted);
      this.scrollWanted = null;
    });
  }

  /** Writes texts that the page shows as they are, where they differ from what it shows. */
  private writeChanged() {
    if (this.writing.isOn) return;
    for (const { path, node } of this.reader.shown()) {
      const [before, now] = [this.fields.textAt(this.shown, path), this.fields.textAt(this.completed, path)];
      const isPlain = node && before !== undefined && asRead(node.data) === asRead(before);
      if (isPlain && now !== undefined && now !== before && now.trim() !== '') this.reader.write(node, now);
    }
    this.shown = this.completed;
  }

  private complete(content: object): object {
    return this.parts.path === '/' ? withFallbacks(content) : content;
  }

  write(path: string, point?: Point): void {
    const text = this.writing.textIn(path);
    this.selection.choose(text ?? path);
    if (text === null || !this.writing.begin(text, point)) this.inspect(path);
  }

  inspect(path: string): void {
    const { x, y, width, height } = (this.page.elementOf(path) ?? document.documentElement).getBoundingClientRect();
    this.send({ type: 'inspect', path, rect: { x, y, width, height } });
  }

  onWritingEnd(): void {
    if (this.waiting !== null) this.show(this.waiting);
    // Not when the person went on elsewhere in the editor.
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
    const { requests, store } = this.parts;
    requests.answers = stage.request;
    if (stage.request !== before.request && stage.request !== 'answered')
      forgetDocument(store, this.answer?.queries ?? []);
    if (stage.request !== before.request || stage.insights !== before.insights) this.draw();
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
    this.ghosts.markTexts(this.reader.shown(), this.completed);
    if (this.drawn !== null) this.ghosts.showBoxes(this.drawn);
    this.selection.onPageChange();
    const { wanted } = this;
    if (wanted === null || !this.page.ownElementOf(wanted)) return;
    this.wanted = null;
    this.write(wanted);
  }
}

/** Reports after every scroll which field is at the top of the window, so that the form can go on there. */
function followScroll(shown: ShownPage): void {
  window.addEventListener('scrollend', () => {
    const { page, send } = shown;
    const first = page.inOrder().find((path) => (page.elementOf(path)?.getBoundingClientRect().top ?? 0) >= fromTop);
    if (first !== undefined) send({ type: 'inView', path: first });
  });
}
