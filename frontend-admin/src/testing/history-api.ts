import { idOfRow } from '@20x/shared/row-ids';
import type { ApiAnswers } from '@20x/kit/testing';
import type { Block } from '@20x/kit';
import type { HistoryEntry, PageContent, RevisionInfo } from '../api/generated';
import { isSameValue } from '../editor/model/content-comparison';
import { valueAt } from '../editor/model/form-path';

/** When everything of a test happened. */
export const at = '2026-11-20T12:04:00.000Z';
/** As many revisions as a test may make. */
const mostRevisions = 40;

function withValue(content: object, [step = '', ...below]: readonly string[], value: unknown): object {
  const inner = below.length > 0 ? withValue(valueAt(content, step) ?? {}, below, value) : value;
  return Array.isArray(content) ? content.with(Number(step), inner) : { ...content, [step]: inner };
}

/** The path to an address such as `faqs.who.answer`, in which rows are named by their ids. */
function pathOf(content: unknown, address: string): string {
  let value = content;
  const steps = address.split('.').map((step) => {
    const row = Array.isArray(value) ? value.findIndex((entry) => idOfRow(entry) === step) : -1;
    const place = row < 0 ? step : String(row);
    value = (value as Record<string, unknown> | undefined)?.[place];
    return place;
  });
  return steps.join('.');
}

/** What happened to a document, as the back end keeps it. */
export class HistoryApi<Content extends object> {
  private readonly revisions = new Map<number, Content>();
  private readonly entries: HistoryEntry[] = [];

  /** `current`: the numbers of the live revision and of the draft. */
  answers(path: string, current: () => { readonly live: number | undefined; readonly draft: number }): ApiAnswers {
    const numbers = Array.from({ length: mostRevisions }, (_, index) => index + 1);
    return {
      [`${path}/revisions`]: () => ({
        data: this.entries.toReversed().map((entry) => ({
          ...entry,
          live: entry.number === current().live,
          draft: entry.number === current().draft,
        })),
        total: this.entries.length,
        page: 1,
        limit: 25,
      }),
      ...Object.fromEntries<unknown>(
        numbers.flatMap((number) => [
          [
            `${path}/revisions/${number}`,
            () => ({ ...this.info(number, null, 'saved'), content: this.revisions.get(number) }),
          ],
          [
            `PUT ${path}/revisions/${number}/name`,
            async (request: Request) => {
              const { name } = (await request.json()) as { name: string | null };
              this.entries.forEach((entry) => {
                if (entry.number === number && entry.kind === 'revision') entry.name = name;
              });
              return this.info(number, null, 'saved');
            },
          ],
        ]),
      ),
    };
  }

  /** The content with what an older revision has at some addresses. Default: all of it. */
  restored(content: Content, number: number, addresses?: readonly string[]): Content {
    const from = this.revisions.get(number) as Record<string, unknown>;
    return (addresses ?? Object.keys({ ...content, ...from })).reduce<object>(
      (draft, address) => withValue(draft, pathOf(draft, address).split('.'), valueAt(from, pathOf(from, address))),
      content,
    ) as Content;
  }

  /** Whether a revision has this very section. */
  hadSection(block: Block): boolean {
    return [...this.revisions.values()].some((content) =>
      (content as PageContent).blocks?.some((past) => isSameValue(past, block)),
    );
  }

  /** Keeps a revision and answers what is known of it. */
  add(
    author: string | null,
    content: Content,
    reason: RevisionInfo['reason'],
    restoredFrom: number | null = null,
  ): RevisionInfo {
    const number = this.revisions.size + 1;
    this.revisions.set(number, content);
    this.entries.push({ ...this.entry('revision', number), reason, by: author, restoredFrom });
    return this.info(number, author, reason);
  }

  private info(number: number, author: string | null, reason: RevisionInfo['reason']): RevisionInfo {
    return { number, reason, createdAt: at, author, name: null, restoredFrom: null };
  }

  record(kind: HistoryEntry['kind'], number: number, note: string | null): void {
    this.entries.push({ ...this.entry(kind, number), note });
  }

  private entry(kind: HistoryEntry['kind'], number: number): HistoryEntry {
    const rest = {
      reason: null,
      name: null,
      slug: null,
      restoredFrom: null,
      note: null,
      when: null,
      live: false,
      draft: false,
    };
    return { ...rest, kind, number, at, by: 'ana' };
  }
}
