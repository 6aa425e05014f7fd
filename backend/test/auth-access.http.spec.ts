import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Controller, Get, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest from 'supertest';
import { AppModule } from '../src/app.module.ts';
import { createOpenApi } from '../src/app.ts';
import { AccessDeclarations } from '../src/core/access/access-declarations.ts';
import { Requires } from '../src/core/access/access.ts';
import type { Requirement } from '../src/core/access/permission.ts';
import { Config } from '../src/core/config/config.ts';
import { StartupError } from '../src/core/config/startup-error.ts';
import { bootstrap } from '../src/core/http/bootstrap.ts';
import { createLogger } from '../src/core/logging/logger.ts';
import { createTestApp } from './support/app.ts';
import { Browser } from './support/browser.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const browser = forAllTests(() => Browser.signedIn(test));

type Operation = { operationId: string; security?: object[]; parameters?: object[] };
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** Every operation of the API, from its own document. */
function operations() {
  const paths = createOpenApi(test.app).paths as Record<string, Partial<Record<(typeof methods)[number], Operation>>>;
  return Object.entries(paths).flatMap(([route, item]) =>
    methods.flatMap((method) => (item[method] ? [{ route, method, operation: item[method] }] : [])),
  );
}

/** The routes that are open without signing in. A new one has to be added here. */
const open = [
  'countImage',
  'countView',
  'getAuthor',
  'getFeature',
  'getHomeContent',
  'getLayout',
  'getLegalPage',
  'getLegalVersion',
  'getPage',
  'getPost',
  'getSnippet',
  'getTerm',
  'keepConsent',
  'listFeatures',
  'listFooterBadges',
  'listFooterLinks',
  'listFooterSections',
  'listLegalLinks',
  'listPages',
  'listPosts',
  'listSettings',
  'listSocialLinks',
  'listTerms',
  'login',
  'logout',
  'refreshSession',
  'search',
  'sendClientReport',
  'sendContactMessage',
];

it('THR-34 every route declares who may call it, and only the listed ones are open', () => {
  const routes = test.app.get(AccessDeclarations).list();
  expect(routes.filter(({ access }) => access === undefined)).toEqual([]);
  const openOperations = operations().filter(({ operation }) => operation.security === undefined);
  expect(openOperations.map(({ operation }) => operation.operationId).sort()).toEqual(open);
});

it('THR-34 AUT-06 every other route answers 401 without a token and with garbage, before it looks at the request', async () => {
  const closed = operations().filter(({ operation }) => operation.security !== undefined);
  expect(closed.map(({ operation }) => operation.operationId)).toEqual(
    expect.arrayContaining(['getCurrentUser', 'getContent', 'saveContentDraft', 'publishDocument', 'saveSettings']),
  );
  for (const { route, method } of closed) {
    for (const headers of [{}, { authorization: 'Bearer garbage' }, { cookie: browser.cookie }]) {
      const response = await test.http[method](route)
        .set(headers)
        .send(method === 'get' ? undefined : { garbage: 1 });
      expect([method, route, response.status]).toEqual([method, route, 401]);
      expect(response.headers['www-authenticate']).toBe('Bearer');
    }
  }
});

it('THR-36 THR-37 headers that claim another method, address or user open nothing', async () => {
  const claims = {
    'x-http-method-override': 'GET',
    'x-original-url': '/api/settings',
    'x-rewrite-url': '/api/settings',
    'x-user-id': '1',
    'x-role': 'administrator',
  };
  expect((await test.http.get('/api/admin/settings').set(claims)).status).toBe(401);
  expect((await test.http.post('/api/auth/login?_method=GET').set(claims).send({})).status).toBe(400);
});

it.each([
  '/api/admin/settings/',
  '/api//admin/settings',
  '/api/admin/%73ettings',
  '/api/ADMIN/settings',
  '/api/./admin/settings',
])('another spelling of an address opens nothing: %s', async (address) => {
  const response = await test.http.get(address);
  expect([401, 404]).toContain(response.status);
  expect(response.text).not.toContain('version');
});

describe('a route', () => {
  @Controller('probe')
  class UndeclaredController {
    @Get()
    forgotten() {
      return 'open to everyone';
    }
  }

  @Controller('probe')
  class SpecialController {
    @Get()
    @Requires('nobody-holds:this' as Requirement)
    special() {
      return 'secret';
    }
  }

  /** The whole application and one more controller, on the test's database. */
  async function withController(controller: Type, use: (app: NestFastifyApplication) => Promise<void>): Promise<void> {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), '20x-test-data-'));
    const { sessionSecret: SESSION_SECRET } = test.config;
    const config = new Config({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, SESSION_SECRET });
    const logger = createLogger(config);
    const imports = [AppModule.with({ config, connection: test.connection, logger })];
    const app = await bootstrap({ module: class Root {}, imports, controllers: [controller] }, { config, logger });
    try {
      await use(app);
    } finally {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }

  it('THR-34 that does not declare who may call it stops the start, by name', async () => {
    await withController(UndeclaredController, async (app) => {
      const start = app.init();
      await expect(start).rejects.toThrow(StartupError);
      await expect(start).rejects.toThrow(/^UndeclaredController\.forgotten: declare the access/);
    });
  });

  it('THR-34 that asks for a permission the user lacks answers 403', async () => {
    await withController(SpecialController, async (app) => {
      await app.init();
      await app.getHttpAdapter().getInstance().ready();
      const http = supertest(app.getHttpServer());
      expect((await http.get('/api/probe')).status).toBe(401);
      const response = await http.get('/api/probe').set('authorization', `Bearer ${browser.token}`);
      expect(response.status).toBe(403);
      expect(response.body).toMatchObject({ code: 'forbidden' });
    });
  });
});

describe('over https', () => {
  it('THR-33 the cookie is Secure and cannot be planted over http; only the public address may call', async () => {
    const PUBLIC_URL = 'https://www.example.com';
    const secure = await createTestApp({ connection: test.connection, variables: { PUBLIC_URL } });
    const visitor = new Browser(secure);
    const response = await visitor.login(undefined, { origin: PUBLIC_URL });
    expect(response.headers['set-cookie']?.[0]).toMatch(
      /^__Secure-20x_refresh=[^;]+; Max-Age=43200; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await visitor.refresh()).status).toBe(200);
    expect((await visitor.refresh(visitor.cookie.replace('__Secure-', ''))).status).toBe(401);
    for (const origin of ['http://www.example.com', 'https://example.com', 'https://www.example.com.evil.example']) {
      const host = new URL(origin).host;
      expect((await visitor.login(undefined, { origin, host })).status).toBe(403);
    }
    await secure.close();
  });
});
