import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { queries } from '@testing-library/dom';
import type { Driver } from './driver.ts';

/** What a person looks for: something by its role and name, or a field by its label. */
export type Wanted = { readonly role: string; readonly name: string } | { readonly label: string };

const require = createRequire(import.meta.url);
const lookup = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');
declare const TestingLibraryDom: typeof queries;

/** Where the first of them that can be used is, after it was scrolled to; the window remembers whether a click misses it. */
function pointOf(wanted: Wanted) {
  const found =
    'label' in wanted
      ? TestingLibraryDom.queryAllByLabelText(document.body, wanted.label)
      : TestingLibraryDom.queryAllByRole(document.body, wanted.role, { name: wanted.name });
  for (const element of found.filter((one) => !one.matches(':disabled, [aria-disabled="true"]'))) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.contains(element))) continue;
    Object.assign(window, { isMissed: true });
    element.addEventListener('click', () => Object.assign(window, { isMissed: false }), { capture: true, once: true });
    return { x, y };
  }
  return null;
}

const holds = ({ label, text }: { label: string; text: string }) =>
  TestingLibraryDom.queryAllByLabelText(document.body, label).some((field) => 'value' in field && field.value === text);

const press = (...keys: string[]) => [
  ...keys.map((value) => ({ type: 'keyDown', value })),
  ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
];
const control = '\uE009';

/** Asks again while the page changes, or is replaced by another. */
const eventually = (isTrue: () => Promise<boolean>, what: string) =>
  expect(async () => expect(await isTrue(), what).toBe(true)).toPass({ intervals: [50] });

/** A person in front of a browser, who waits until what they want can be done. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly baseUrl: string,
  ) {}

  /** Opens a page and waits until it has become interactive. */
  async visit(path: string): Promise<void> {
    await this.driver.open(this.baseUrl + path);
    await this.sees(() => document.querySelector('#root[data-hydrated]') !== null);
  }

  /** Runs a function in the page; what it takes and answers is JSON. */
  async evaluate<A, T>(run: (argument: A) => T, argument?: A): Promise<T> {
    const body = `return JSON.stringify((${run.toString()})(JSON.parse(arguments[0])) ?? null)`;
    return JSON.parse(await this.driver.run(body, JSON.stringify(argument ?? null))) as T;
  }

  /** Waits until this is true of the page. */
  async sees<A>(what: (argument: A) => boolean, argument?: A): Promise<void> {
    await eventually(() => this.evaluate(what, argument), String(what));
  }

  async seesText(text: string): Promise<void> {
    await this.sees((wanted) => document.body.innerText.includes(wanted), text);
  }

  /** Clicks on it, and once more when it moved at that moment. */
  async click(wanted: Wanted): Promise<void> {
    const isHit = async () => {
      const { x, y } = await this.find(wanted);
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await this.driver.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
      return this.evaluate(() => !('isMissed' in window && window.isMissed));
    };
    await eventually(isHit, `${JSON.stringify(wanted)} is clicked`);
  }

  /** Types into a field in place of what it holds, and once more when a form that was still arriving lost it. */
  async fill(label: string, text: string): Promise<void> {
    const actions = [...press(control, 'a'), ...[...text].flatMap((letter) => press(letter))];
    const isTaken = async () => {
      await this.click({ label });
      await this.driver.act([{ type: 'key', id: 'keyboard', actions }]);
      return this.evaluate(holds, { label, text });
    };
    await eventually(isTaken, `${label} holds "${text}"`);
  }

  /** Waits until it is there and no longer moves. */
  private async find(wanted: Wanted): Promise<{ x: number; y: number }> {
    let point: Awaited<ReturnType<typeof pointOf>> = null;
    await eventually(
      async () => {
        const before = point;
        if (!(await this.evaluate(() => 'TestingLibraryDom' in window)))
          await this.driver.run(`${lookup};return ''`, '');
        point = await this.evaluate(pointOf, wanted);
        return point !== null && point.x === before?.x && point.y === before.y;
      },
      `${JSON.stringify(wanted)} is in reach`,
    );
    return point!;
  }
}
