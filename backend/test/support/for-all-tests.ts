/** What all tests of a file share: made before the first of them, closed after the last; there is nothing in it earlier. */
export function forAllTests<T extends object>(make: () => Promise<T>): T {
  const shared = {} as T & { close?(): Promise<void> };
  beforeAll(async () => {
    // The tests hold this object already, so that it takes on what was made.
    Object.setPrototypeOf(shared, await make());
  });
  afterAll(() => shared.close?.());
  return shared;
}
