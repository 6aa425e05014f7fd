import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.ts';
import type { DomainEvent } from '../../core/events/domain-event.ts';
import { Problem, type FieldError } from '../../core/http/problem.ts';
import type { ContentType } from '../documents/content-type.ts';
import { ContentTypes } from '../documents/content-types.ts';
import { CheckLevelsVersion, StoredCheckLevel } from './check-level.entity.ts';
import { checkRules, defaultLevel } from './check-rules.ts';
import type { CheckLevelsDocument, LevelChoice, SaveCheckLevelsRequest } from './check-levels.dto.ts';
import type { CheckLevel, CheckRule } from './rules/rule.ts';

/** The levels of rules were changed. */
export interface CheckLevelsChanged extends DomainEvent {
  readonly name: 'check-levels.changed';
  /** Such as `page placeholders` and `block`. */
  readonly changes: Readonly<Record<string, string>>;
}

/** What each rule does to documents of each type: the default, or what an owner chose. */
@Injectable()
export class CheckLevels {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly types: ContentTypes,
  ) {}

  /** By rule, for documents of a type. */
  async of(type: ContentType): Promise<ReadonlyMap<string, CheckLevel>> {
    const { name } = type;
    const rules = checkRules.filter((rule) => looksAt(rule, type));
    const chosen = await this.dataSource.manager.findBy(StoredCheckLevel, { contentType: name });
    return new Map([
      ...rules.map((rule) => [rule.name, defaultLevel(rule, name)] as const),
      ...chosen.map(({ rule, level }) => [rule, level] as const),
    ]);
  }

  getDocument(): Promise<CheckLevelsDocument> {
    return this.read(this.dataSource.manager);
  }

  /** Changes the given levels and leaves the others alone. */
  async save({ version, levels }: SaveCheckLevelsRequest): Promise<CheckLevelsDocument> {
    this.refuseUnknown(levels);
    return this.unitOfWork.run(async (tx) => {
      const before = await this.read(tx.manager);
      if (before.version !== version) throw editConflict(before);
      const changed = levels.filter((choice) => levelIn(before, choice) !== wished(choice));
      if (changed.length === 0) return before;
      const { affected } = await tx.manager.update(
        CheckLevelsVersion,
        { id: 1, value: version },
        { value: version + 1 },
      );
      if (affected !== 1) throw editConflict(await this.read(tx.manager));
      await write(tx, changed);
      return this.read(tx.manager);
    });
  }

  /** Version first: a write in between then shows as a stale version, never as a lost change. */
  private async read(manager: EntityManager): Promise<CheckLevelsDocument> {
    const { value: version } = await manager.findOneByOrFail(CheckLevelsVersion, { id: 1 });
    const stored = await manager.find(StoredCheckLevel);
    const chosen = new Map(stored.map(({ contentType, rule, level }) => [`${contentType} ${rule}`, level]));
    const rules = checkRules.map((rule) => ({
      rule: rule.name,
      title: rule.title,
      why: rule.why,
      levels: this.types.all
        .filter((type) => looksAt(rule, type))
        .map(({ name: type }) => {
          const usual = defaultLevel(rule, type);
          return { type, level: chosen.get(`${type} ${rule.name}`) ?? usual, default: usual };
        }),
    }));
    return { version, rules };
  }

  private refuseUnknown(levels: readonly LevelChoice[]): void {
    const errors = levels.flatMap(({ type: name, rule: asked }, index): FieldError[] => {
      const [type, rule] = [this.types.find(name), ruleNamed(asked)];
      const about = (field: string, message: string) => ({ field: `levels.${index}.${field}`, message });
      if (type && rule) return looksAt(rule, type) ? [] : [about('rule', 'This rule looks at pages alone.')];
      return [
        ...(type ? [] : [about('type', 'This content type does not exist.')]),
        ...(rule ? [] : [about('rule', 'This rule does not exist.')]),
      ];
    });
    if (errors.length > 0) throw new Problem('invalid_input', { errors: errors.slice(0, 20) });
  }
}

/** Whether the rule says something about documents of the type. */
const looksAt = ({ looksAtParts = false }: CheckRule, { onEveryPage = false, isPart = false }: ContentType) =>
  looksAtParts || !(onEveryPage || isPart);

const ruleNamed = (name: string) => checkRules.find((rule) => rule.name === name);

function wished({ type, rule: name, level }: LevelChoice): CheckLevel | undefined {
  const rule = ruleNamed(name);
  return level ?? (rule && defaultLevel(rule, type));
}

const levelIn = ({ rules }: CheckLevelsDocument, { type, rule }: LevelChoice) =>
  rules.find((one) => one.rule === rule)?.levels.find((one) => one.type === type)?.level;

/** The default leaves no row: when it is another one some day, it holds. */
async function write(tx: Transaction, changed: readonly LevelChoice[]): Promise<void> {
  const changes: Record<string, string> = {};
  for (const choice of changed) {
    const { type: contentType, rule } = choice;
    const [level, usual] = [wished(choice), wished({ ...choice, level: null })];
    if (level === undefined) continue;
    changes[`${contentType} ${rule}`] = level;
    if (level === usual) await tx.manager.delete(StoredCheckLevel, { contentType, rule });
    else await tx.manager.upsert(StoredCheckLevel, { contentType, rule, level }, ['contentType', 'rule']);
  }
  tx.emit<CheckLevelsChanged>({ name: 'check-levels.changed', changes });
}

function editConflict(current: CheckLevelsDocument): Problem {
  const detail = 'Someone else changed the levels after you opened them. Load the newest version and try again.';
  return new Problem('edit_conflict', { detail, extra: { current } });
}
