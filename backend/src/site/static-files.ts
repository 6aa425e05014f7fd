import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Names that contain a hash of the content, such as home.1d43b49f.js. */
const hashedName = /\.[0-9a-f]{8,}\.\w+(\.(br|gz))?$/;
const forever = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600, stale-while-revalidate=86400';

/** Served at the root of the site. */
export const staticRootFiles: readonly string[] = [
  ...['og-image.jpg', 'favicon.ico', 'favicon.svg'],
  ...['apple-touch-icon.png', 'icon-192.png', 'icon-512.png'],
];

const asFiles: Omit<FastifyStaticOptions, 'root' | 'serve'> = {
  index: false,
  dotfiles: 'ignore',
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, file) => void reply.header('cache-control', hashedName.test(file) ? forever : oneHour),
  // Browsers get no source maps and no list of chunks.
  allowedPath: (file) => !/\.map$|\/assets\.json$/.test(file),
};

/**
 * Serves the front ends' files at the addresses that nginx uses, for a site without nginx. Nothing is awaited: that
 * would start Fastify before Nest has set its error handler, and refused bodies would not be answered with a problem.
 */
export function serveStaticFiles(fastify: FastifyInstance, frontendDir: string): void {
  const build = (name: string) => path.join(frontendDir, name, 'dist');
  const ownPublic = build('frontend-public');
  const folders = [
    { prefix: '/static/shell/', root: build('frontend-shell') },
    { prefix: '/static/public/', root: ownPublic },
    { prefix: '/static/admin/', root: build('frontend-admin') },
    { prefix: '/images/', root: path.join(ownPublic, 'images') },
  ].filter(({ root }) => existsSync(root));
  for (const folder of folders) void fastify.register(fastifyStatic, { ...asFiles, ...folder, decorateReply: false });

  if (!existsSync(ownPublic)) return;
  void fastify.register(async (scope) => {
    await scope.register(fastifyStatic, { ...asFiles, root: ownPublic, serve: false });
    for (const name of staticRootFiles) {
      scope.get(`/${name}`, (_request, reply) => reply.sendFile(name));
    }
  });
}
