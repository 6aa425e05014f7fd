import { isApiError, type ApiError, type Problem } from '@20x/kit';
import type { SettingsDocument, SettingsValues } from '../../api/generated';
import { isSameValue, type Content } from '../../editor/model/content-comparison';
import type { Versioned } from '../../editor/saving/use-conflicts';
import type { WriteRequest } from '../../editor/saving/use-editor-form';

type SaveSettings = (version: number, values: SettingsValues) => Promise<SettingsDocument>;

const pick = (content: Content, names: readonly string[]): Content =>
  Object.fromEntries(names.map((name) => [name, content[name]]));

export function isSettingsDocument(value: unknown): value is SettingsDocument {
  const document = value as Partial<SettingsDocument> | null | undefined;
  return typeof document?.version === 'number' && typeof document.values === 'object';
}

const currentOf = (error: unknown): SettingsDocument | null => {
  if (!isApiError(error) || error.status !== 412) return null;
  return isSettingsDocument(error.problem?.current) ? error.problem.current : null;
};

/** The same refusal as the API's, found before asking it. */
class StaleGroup extends Error implements ApiError {
  readonly status = 412;
  readonly problem: Problem;
  constructor(current: SettingsDocument) {
    super('412: Edit conflict');
    this.problem = { status: 412, code: 'edit_conflict', title: 'Edit conflict', current };
  }
}

/**
 * The settings share one version, their groups are saved one by one. A group is in conflict only when someone changed one
 * of *its* fields; a newer version for another group's sake is taken over silently. Saves run one after another.
 */
export class SettingsStore {
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private latest: SettingsDocument,
    private readonly send: SaveSettings,
  ) {}

  stateOf(names: readonly string[], document = this.latest): Versioned {
    return { version: document.version, content: pick(document.values, names) };
  }

  save(names: readonly string[], request: WriteRequest): Promise<Versioned> {
    const result = this.running.then(() => this.saveNow(names, request));
    this.running = result.catch(() => null);
    return result;
  }

  private async saveNow(names: readonly string[], request: WriteRequest): Promise<Versioned> {
    // A conflict that the person has settled carries the version they have seen.
    if (request.version < this.latest.version) this.refuseForeignChange(names, request.base);
    try {
      this.latest = await this.sendChanged(request);
    } catch (error) {
      const current = currentOf(error);
      if (!current) throw error;
      this.latest = current;
      this.refuseForeignChange(names, request.base);
      this.latest = await this.sendChanged(request);
    }
    return this.stateOf(names);
  }

  private sendChanged({ content, changed }: WriteRequest): Promise<SettingsDocument> {
    const values = Object.fromEntries(changed.map((name) => [name, content[name] ?? null]));
    return this.send(this.latest.version, values);
  }

  private refuseForeignChange(names: readonly string[], base: Content): void {
    const isForeign = names.some((name) => !isSameValue(this.stateOf(names).content[name], base[name]));
    if (isForeign) throw new StaleGroup(this.latest);
  }
}
