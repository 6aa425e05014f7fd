/** One window of a browser. Both dialects of W3C WebDriver can do this, and know the same actions. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Runs the body of a function; `arguments[0]` and the answer are texts. */
  run(body: string, argument: string): Promise<string>;
  /** Keys and pointers, as in https://www.w3.org/TR/webdriver2/#actions. */
  act(actions: readonly object[]): Promise<void>;
  /** Gives the page this many pixels. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** What the console has shown. WebKit keeps it to itself. */
  readonly messages?: string[];
  stop(): Promise<void>;
}
