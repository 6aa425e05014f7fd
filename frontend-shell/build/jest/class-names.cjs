/** `classes.card` is `card`. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name === '__esModule' ? true : name === 'default' ? module.exports : String(name)) },
);
