import { problem, type ApiAnswers } from '@20x/kit/testing';
import type { ChangeMediaRequest, CopyImageRequest, CropRequest, MediaItemAnswer, MediaUse } from '../api/generated';

const at = '2026-11-20T12:04:00.000Z';

export function mediaItem(id: string, fields: Partial<MediaItemAnswer> = {}): MediaItemAnswer {
  return {
    ...{ id, version: 1, name: `File ${id}`, kind: 'image', type: 'jpeg', original: id, state: 'ready', number: 1 },
    ...{ address: `/media/${id}/file.webp`, file: `/media/k${id}/file-1600.webp` },
    ...{ thumbnail: `/media/k${id}/file-320.webp`, bytes: 310_000, width: 1600, height: 1000, crop: null },
    ...{ color: '8fa3b0', placeholder: null, alt: '', isDecorative: false, caption: '', credit: '', license: '' },
    ...{ source: '', folder: '', tags: [], focalX: 50, focalY: 50, createdAt: at, createdBy: 'ana', updatedAt: at },
    updatedBy: 'ana',
    deletedAt: null,
    ...fields,
  };
}

/** The library's API as the back end keeps it. */
export class MediaApi {
  readonly items: MediaItemAnswer[];
  /** What refuses the deletion of an item, by its id. */
  readonly uses: Record<string, readonly MediaUse[]> = {};
  /** Queries of the list that were asked, in order. */
  readonly asked: string[] = [];
  /** Answers given instead of storing a file of that name. */
  readonly refusals: Record<string, () => Response | Promise<Response>> = {};

  constructor(...items: readonly MediaItemAnswer[]) {
    this.items = [...items];
  }

  get(id: string): MediaItemAnswer | undefined {
    return this.items.find((item) => item.id === id);
  }

  /** As someone else would. */
  set(id: string, change: Partial<MediaItemAnswer>): MediaItemAnswer {
    const index = this.items.findIndex((item) => item.id === id);
    const before = this.items[index]!;
    return (this.items[index] = { ...before, version: before.version + 1, ...change });
  }

  get answers(): ApiAnswers {
    const path = '/api/admin/media';
    const idOf = ({ url }: Request) => new URL(url).pathname.split('/')[4] ?? '';
    const count = (names: readonly string[]) =>
      [...new Set(names)].map((name) => ({ name, count: names.filter((one) => one === name).length }));
    return {
      [path]: (request: Request) => this.list(new URL(request.url).searchParams),
      [`POST ${path}`]: (request: Request) => this.upload(new URL(request.url).searchParams),
      [`POST ${path}/copies`]: async (request: Request) => this.copy((await request.json()) as CopyImageRequest),
      [`${path}/facets`]: () => ({
        folders: count(this.items.flatMap(({ folder }) => (folder ? [folder] : []))),
        tags: count(this.items.flatMap(({ tags }) => tags)),
      }),
      [`${path}/:id/uses`]: (request: Request) => this.uses[idOf(request)] ?? [],
      [`${path}/:id/versions`]: (request: Request) => {
        const item = this.get(idOf(request))!;
        const first = { ...item, number: 1, crop: null, width: 1600, height: 1000 };
        return [...Array.from({ length: item.number - 1 }, (_, at) => ({ ...item, number: item.number - at })), first];
      },
      [`POST ${path}/:id/recover`]: (request: Request) => this.set(idOf(request), { deletedAt: null }),
      [`PUT ${path}/:id/file`]: (request: Request) => {
        const item = this.get(idOf(request))!;
        return this.set(item.id, { number: item.number + 1, file: `${item.file}?v${item.number + 1}` });
      },
      [`PUT ${path}/:id/crop`]: async (request: Request) => {
        const { crop } = (await request.json()) as CropRequest;
        const { id, number } = this.get(idOf(request))!;
        const { width, height } = crop ?? { width: 1600, height: 1000 };
        return this.set(id, { number: number + 1, crop, width, height });
      },
      [`PATCH ${path}/:id`]: (request: Request) => this.change(idOf(request), request),
      [`DELETE ${path}/:id`]: (request: Request) => this.trash(idOf(request)),
      [`${path}/:id`]: (request: Request) => this.get(idOf(request)) ?? problem(404, 'not_found'),
    };
  }

  private list(query: URLSearchParams) {
    this.asked.push(query.toString());
    const words = (query.get('search') ?? '').toLowerCase();
    const data = this.items
      .filter(({ deletedAt }) => (deletedAt !== null) === (query.get('trashed') === 'true'))
      .filter(({ name, alt }) => `${name} ${alt}`.toLowerCase().includes(words))
      .filter(({ kind }) => query.get('kind')?.split(',').includes(kind) ?? true)
      .filter(({ folder }) => !query.has('folder') || query.get('folder') === folder)
      .filter(({ alt, isDecorative }) => query.get('missingAlt') !== 'true' || (alt === '' && !isDecorative));
    return { data, total: data.length, page: 1, limit: Number(query.get('limit')) };
  }

  private upload(query: URLSearchParams): unknown {
    const name = query.get('name') ?? '';
    const refusal = this.refusals[name];
    if (refusal) return refusal();
    const item = mediaItem(`n${this.items.length}`, {
      name: name.replace(/\.\w+$/, ''),
      folder: query.get('folder') ?? '',
    });
    this.items.unshift(item);
    return { ...item, isKnown: false };
  }

  private copy({ address }: CopyImageRequest): unknown {
    const name = address.split('/').at(-1) ?? '';
    return this.upload(new URLSearchParams({ name }));
  }

  private async change(id: string, request: Request): Promise<unknown> {
    const { version, ...fields } = (await request.json()) as ChangeMediaRequest;
    const current = this.get(id)!;
    if (version !== current.version) return problem(412, 'edit_conflict', { current });
    return this.set(id, fields);
  }

  private trash(id: string): unknown {
    const uses = this.uses[id] ?? [];
    if (uses.length > 0) return problem(409, 'conflict', { detail: 'This file is in use.', uses });
    this.set(id, { deletedAt: at });
    return undefined;
  }
}
