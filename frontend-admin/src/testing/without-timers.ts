/** Runs with timers that never fire, so that a slow test does not lose the race against the editor's autosave. */
export function withoutTimers(run: () => void): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  run();
  jest.useRealTimers();
}
