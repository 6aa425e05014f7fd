import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { layoutAnswer } from '../../src/testing/site-answers';

interface Build {
  readonly entrypoints: Record<string, { js: string[]; css: string[] }>;
  readonly chunks: Record<string, { js: string[]; css: string[] }>;
  readonly fonts: string[];
}

export interface FrontEndBuilds {
  readonly folder: string;
  /** Replaces the build of one front end: `shell`, `public` or `admin`. */
  write(name: string, build: Build): void;
  remove(): void;
}

const faces: Readonly<Record<string, string>> = {
  'fonts.1.css': '@font-face{font-family:A;unicode-range:U+20-7E}',
  'extended-fonts.1.css': '@font-face{font-family:A;unicode-range:U+100-130}',
};

/** What the renderer reads of three builds, in a folder of its own. */
export function frontEndBuilds(): FrontEndBuilds {
  const folder = mkdtempSync(path.join(tmpdir(), 'render-'));
  const write = (name: string, build: Build) => {
    const dist = path.join(folder, `frontend-${name}/dist`);
    mkdirSync(dist, { recursive: true });
    writeFileSync(path.join(dist, 'assets.json'), JSON.stringify(build));
    const groups = [...Object.values(build.entrypoints), ...Object.values(build.chunks)];
    for (const file of groups.flatMap(({ css }) => css))
      writeFileSync(path.join(dist, file), faces[file] ?? `body{content:"${name}"}.unused{color:red}`);
  };
  write('shell', {
    entrypoints: { main: { js: ['main.1.js'], css: [...Object.keys(faces), 'main.1.css'] } },
    chunks: {},
    fonts: ['hanken-grotesk-latin-wght-normal.1.woff2', 'hanken-grotesk-latin-wght-normal.core.2.woff2'],
  });
  const remote = (name: string): Build => ({
    entrypoints: { [name]: { js: ['remoteEntry.1.js'], css: [] } },
    chunks: {
      app: { js: ['app.1.js'], css: ['app.1.css'] },
      home: { js: ['app.1.js', 'home.1.js'], css: ['home.1.css'] },
      'not-found': { js: ['not-found.1.js'], css: [] },
    },
    fonts: [],
  });
  write('public', remote('mf_public'));
  write('admin', remote('mf_admin'));
  return { folder, write, remove: () => rmSync(folder, { recursive: true }) };
}

/** What the layout of every page reads. */
export const layoutAnswers = layoutAnswer({ settings: { navbarCtaText: 'Talk to us' } });
