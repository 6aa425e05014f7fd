/** Fixed colours: they have to contrast with every page, light or dark. */
export const overlayStyles = `
:host { position: fixed; inset: 0; z-index: 2147483001; pointer-events: none; font: 600 12px/1.3 'Hanken Grotesk Variable', system-ui, sans-serif; }
[hidden] { display: none !important; }
.stage { position: absolute; inset: 0; outline: none; }
.stage[data-keys='true']:focus { outline: 3px solid #2456d6; outline-offset: -3px; }
.box { position: absolute; top: 0; left: 0; box-sizing: border-box; border-radius: 4px; }
.label { position: absolute; top: 0; left: 0; transform-origin: 0 0; max-width: 20rem; overflow: hidden; padding: 2px 6px; border-radius: 4px; background: #2456d6; color: #fff; text-overflow: ellipsis; white-space: nowrap; }
.hover { border: 1.5px dashed #2456d6; box-shadow: 0 0 0 1.5px rgb(255 255 255 / .55); }
.selected { border: 2px solid #2456d6; box-shadow: 0 0 0 2px rgb(255 255 255 / .55); }
.stage[data-keys='true']:focus ~ .selected { border-width: 4px; }
.line, .insert { position: absolute; top: 0; left: 0; }
.line { background: #d9622f; border-radius: 2px; box-shadow: 0 0 0 1.5px rgb(255 255 255 / .7); }
.insert::before { content: ''; position: absolute; inset: calc(-1px * var(--size, 1)) 0; background: #2456d6; opacity: .55; }
.insert[data-upright='true']::before { inset: 0 calc(-1px * var(--size, 1)); }
.insert button { position: absolute; top: 50%; left: 50%; width: 20px; min-width: 20px; height: 20px; padding: 2px; border-radius: 50%; background: #2456d6; box-shadow: 0 0 0 2px #fff; pointer-events: auto; transform: translate(-50%, -50%) scale(var(--size, 1)); }
.insert button:hover { background: #10213f; }
.tools { position: absolute; top: 0; left: 0; transform-origin: 0 0; display: flex; flex-wrap: wrap; align-items: center; gap: 1px; max-width: calc((100vw - 8px) / var(--size, 1)); padding: 2px; border-radius: 6px; background: #10213f; box-shadow: 0 2px 10px rgb(0 0 0 / .3), 0 0 0 1px rgb(255 255 255 / .25); pointer-events: auto; }
.name { max-width: 13rem; overflow: hidden; padding: 0 8px; color: #fff; line-height: 28px; text-overflow: ellipsis; white-space: nowrap; }
button { min-width: 28px; height: 28px; padding: 0 6px; border: 0; border-radius: 4px; background: none; color: #fff; font: inherit; font-size: 15px; line-height: 1; cursor: pointer; }
svg { display: block; width: 17px; height: 17px; margin: auto; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.tools button:hover:not(:disabled), .tools button:focus-visible { background: #2456d6; outline: 2px solid #fff; outline-offset: -2px; }
.tools button:hover:not(:focus-visible) { outline: none; }
button:disabled { opacity: .35; cursor: default; }
.handle { cursor: grab; touch-action: none; }
.counter { position: absolute; top: 0; left: 0; transform-origin: 0 0; padding: 2px 8px; border-radius: 4px; background: #10213f; color: #fff; font-variant-numeric: tabular-nums; }
.counter[data-over='true'] { background: #a3261b; }
.announcement { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 30rem) { .name { flex: 1 0 100%; max-width: none; } }
@media (pointer: coarse) { .tools button { min-width: 36px; height: 36px; } .insert button { width: 30px; height: 30px; } }
`;
