import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * As small as a front end can be that reads its data like the real one. Pages: /, /about, /privacy, /terms, /website, /blog/…, and below
 * /page-… what editors made; /contact leads to /about.
 */
const serverBuild = `
exports.createRenderer = () => ({
  buildId: 'BUILD',
  hasRoute: (path) => !path.endsWith('/-/-'),
  renderShell: ({ isLogin }) => '<!doctype html><title>' + (isLogin ? 'Login' : 'Shell') + '</title>',
  async renderPage({ url, publicUrl, fetch, isPlain }) {
    const read = async (path) => (await fetch(publicUrl + path)).json().catch(() => ({}));
    const [settings, home] = [await read('/api/settings'), await read('/api/home-content')];
    const path = url.split('?')[0];
    const setting = Array.isArray(settings) ? settings.find(({ key }) => key === 'legalName')?.value : undefined;
    const text = (value) => '<p>' + (value ?? 'default') + '</p>';
    const html = '<!doctype html><title>' + path + '</title>' + text(setting) + text(home.heroTitle) + (isPlain ? '' : home.headHtml ?? '');
    if (path === '/contact') return { status: 301, headers: { location: '/about' }, html: '', storable: false };
    if (path.startsWith('/page-')) {
      const page = await read('/api/pages' + path);
      const status = page.status ?? 200;
      return { status, headers: {}, html: html + text(page.title), storable: status === 200 };
    }
    const isPage = /^(\\/website)?\\/(about|privacy|terms)?$/.test(path) || path === '/website' || (path.startsWith('/blog/') && !path.endsWith('.xml'));
    return { status: isPage ? 200 : 404, headers: {}, html, storable: isPage };
  },
});
`;

export interface StandInFrontEnd {
  readonly folder: string;
  remove(): void;
}

/** A folder for FRONTEND_DIR: for what holds whatever the pages look like. */
export function createStandInFrontEnd(buildId = 'one'): StandInFrontEnd {
  const folder = mkdtempSync(path.join(os.tmpdir(), '20x-test-front-end-'));
  const build = path.join(folder, 'frontend-public/dist-server');
  mkdirSync(build, { recursive: true });
  writeFileSync(path.join(build, 'render.cjs'), serverBuild.replace('BUILD', buildId));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
