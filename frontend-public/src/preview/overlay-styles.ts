/** Fixed colours: they have to stand out on every page, light or dark. */
export const overlayStyles = `
:host { position: fixed; inset: 0; z-index: 2147483001; pointer-events: none; font: 600 12px/1.3 'Hanken Grotesk Variable', system-ui, sans-serif; }
[hidden] { display: none !important; }
.box { position: absolute; top: 0; left: 0; box-sizing: border-box; border-radius: 4px; }
.box span { position: absolute; bottom: 100%; left: -2px; font-size: calc(12px * var(--size, 1)); max-width: 20rem; overflow: hidden; padding: 2px 6px; border-radius: 4px 4px 0 0; background: #2456d6; color: #fff; text-overflow: ellipsis; white-space: nowrap; }
.box[data-low='true'] span { top: 0; bottom: auto; border-radius: 0 0 4px; }
.box span:empty { display: none; }
.hover { border: 1.5px dashed #2456d6; box-shadow: 0 0 0 1.5px rgb(255 255 255 / .55); }
.selected { border: 2px solid #2456d6; box-shadow: 0 0 0 2px rgb(255 255 255 / .55); }
.drop { border: 2px solid #d9622f; background: rgb(217 98 47 / .12); }
.tools { position: absolute; top: 0; left: 0; transform-origin: 0 0; display: flex; gap: 1px; padding: 2px; border-radius: 6px; background: #10213f; box-shadow: 0 2px 10px rgb(0 0 0 / .3); pointer-events: auto; }
button { min-width: 28px; height: 28px; padding: 0 6px; border: 0; border-radius: 4px; background: none; color: #fff; font: inherit; font-size: 15px; line-height: 1; cursor: pointer; }
svg { display: block; width: 17px; height: 17px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
button:hover:not(:disabled), button:focus-visible { background: #2456d6; outline: none; }
button:disabled { opacity: .35; cursor: default; }
.handle { cursor: grab; touch-action: none; }
.counter { position: absolute; top: 0; left: 0; transform-origin: 0 0; padding: 2px 8px; border-radius: 4px; background: #10213f; color: #fff; font-variant-numeric: tabular-nums; }
`;
