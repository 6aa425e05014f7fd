const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom lacks what every browser has had for years; Node's own take its place. */
const platform = {
  fetch,
  Request,
  Response,
  Headers,
  FormData,
  Blob,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
  BroadcastChannel,
  structuredClone,
};

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...options) {
    super(...options);
    Object.assign(this.global, platform);
    Object.defineProperty(this.global, 'performance', { value: performance, configurable: true, writable: true });
  }

  exportConditions() {
    return ['browser', 'require', 'default'];
  }
};
