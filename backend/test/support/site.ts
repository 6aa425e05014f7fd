import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Connection } from '../../src/core/database/server/connection.ts';
import { PageRendering } from '../../src/site/page-rendering.ts';
import { createTestApp, type TestApp } from './app.ts';
import { HomeEditor } from './home-editor.ts';
import { signIn } from './sign-in.ts';
import { createStandInFrontEnd } from './stand-in-front-end.ts';

export interface TestSite extends TestApp {
  readonly editor: HomeEditor;
  readonly siteDir: string;
  /** Publishes another hero title. */
  publish(heroTitle: string): Promise<void>;
  /** Saves one setting. */
  saveSetting(key: string, value: string): Promise<void>;
  /** The body of a page, which must exist. */
  html(path: string): Promise<string>;
  /** Resolves when what was rendered so far lies in its folder. */
  settled(): Promise<void>;
}

interface TestSiteOptions {
  readonly buildId?: string;
  /** Another replica's, to share them. */
  readonly siteDir?: string;
  readonly connection?: Connection;
  readonly variables?: Record<string, string>;
}

/** The whole application with the stand-in front end. */
export async function createTestSite({
  buildId,
  siteDir,
  connection,
  variables,
}: TestSiteOptions = {}): Promise<TestSite> {
  const frontEnd = createStandInFrontEnd(buildId);
  const folder = siteDir ?? mkdtempSync(path.join(os.tmpdir(), '20x-test-site-'));
  const test = await createTestApp({
    connection,
    variables: { FRONTEND_DIR: frontEnd.folder, SITE_DIR: folder, ...variables },
  });
  const editor = await HomeEditor.signedIn(test);
  return {
    ...test,
    editor,
    siteDir: folder,
    publish: async (heroTitle) => void (await editor.live({ heroTitle })),
    saveSetting: async (key, value) => {
      const session = await signIn(test);
      const { version } = (await test.http.get('/api/admin/settings').set(session)).body as { version: number };
      const body = { version, values: { [key]: value } };
      const response = await test.http.put('/api/admin/settings').set(session).send(body);
      if (response.status !== 200) throw new Error(`the settings answered ${response.status}: ${response.text}`);
    },
    html: async (path) => {
      const response = await test.http.get(path);
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      return response.text;
    },
    settled: () => test.app.get(PageRendering).settled(),
    close: async () => {
      await test.close();
      frontEnd.remove();
      if (siteDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
