import type { RedirectTarget } from '../../src/content/links/document-places.ts';
import { UnitOfWork } from '../../src/core/database/unit-of-work.ts';
import { Redirects, type RedirectStatus } from '../../src/redirects/redirects.service.ts';
import type { DocumentEditor } from './document-editor.ts';
import { rawRequest } from './raw-request.ts';
import type { TestSite } from './site.ts';

/** How addresses move, and what visitors get at them: the status and where they are led. */
export const redirectActions = (site: TestSite, editor: DocumentEditor) => ({
  lead: (from: string, target: RedirectTarget, status?: RedirectStatus) =>
    site.app.get(UnitOfWork).run((tx) => site.app.get(Redirects).lead(tx, from, target, status)),
  ask: async (path: string, method: 'GET' | 'HEAD' = 'GET') => {
    const { status, headers } = await rawRequest(site, method, path);
    return [status, headers.location];
  },
  renamed: async (from: string, to: string) => {
    const { id } = await editor.livePage({ title: from }, from);
    const { version } = await editor.state(id);
    await editor.send('put', `documents/${id}/slug`, { version, slug: to });
    await editor.did('publish', id);
    return id;
  },
});
