import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiAnswers } from '@20x/kit/testing';

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

/** What the renderer reads of three builds, in a folder of its own. */
export function frontEndBuilds(): FrontEndBuilds {
  const folder = mkdtempSync(path.join(tmpdir(), 'render-'));
  const write = (name: string, build: Build) => {
    const dist = path.join(folder, `frontend-${name}/dist`);
    mkdirSync(dist, { recursive: true });
    writeFileSync(path.join(dist, 'assets.json'), JSON.stringify(build));
    const groups = [...Object.values(build.entrypoints), ...Object.values(build.chunks)];
    for (const file of groups.flatMap(({ css }) => css))
      writeFileSync(path.join(dist, file), `body{--from:${name}-${file}}.unused{color:red}`);
  };
  write('shell', {
    entrypoints: { main: { js: ['main.1.js'], css: ['main.1.css'] } },
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
export const layoutAnswers: ApiAnswers = {
  '/api/settings': [{ key: 'navbarCtaText', value: 'Talk to us' }],
  '/api/features': { data: [], total: 0, page: 1, limit: 12 },
  '/api/footer/sections': [],
  '/api/footer/links': [],
  '/api/footer/social-links': [],
  '/api/footer/legal-links': [],
  '/api/footer/badges': [],
};
