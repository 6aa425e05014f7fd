import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { HiddenEntry } from '../fields/hidden-entry.ts';
import { ProblemBody } from './problem.dto.ts';
import { Problem } from './problem.ts';
import { unionMembers, withUnions } from '../fields/schema-union.ts';

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']>;
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The OpenAPI document of the application; the name of a controller's method is the operation's id. */
export function buildDocument(app: NestFastifyApplication): OpenAPIObject {
  const base = new DocumentBuilder()
    .setTitle('20X API')
    .setDescription(
      'Errors are problem details (RFC 9457). Calls under /api/admin need the access token from signing in.',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, base, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ProblemBody, HiddenEntry, ...unionMembers()],
  });
  const paths = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/'));
  const operations = paths.flatMap(([path, item]) => operationsOf(path, item));
  refuseSharedIds(operations.map(({ operation }) => operation.operationId ?? ''));
  for (const { path, method, operation } of operations) {
    operation.summary ??= inWords(operation.operationId ?? '');
    addProblems(path, method, operation);
  }
  return withUnions({ ...document, paths: Object.fromEntries(paths) });
}

/** Serves Swagger UI from this server, and the document that it shows. */
export function serveDocs(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => buildDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: '20X API',
    // The page holds only the operations in view, so the browser's own search does not find the others. A stored token would
    // be within reach of scripts of the site's pages.
    swaggerOptions: { persistAuthorization: false, validatorUrl: null, filter: true },
  });
}

function operationsOf(path: string, item: PathItem): { path: string; method: string; operation: Operation }[] {
  return methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ path, method, operation }] : [];
  });
}

/** The functions of the generated client are named by these ids. */
function refuseSharedIds(ids: readonly string[]): void {
  const shared = ids.find((id, index) => ids.indexOf(id) !== index);
  if (shared !== undefined) throw new Error(`Two controllers have a method named ${shared}; rename one of them.`);
}

/** "publishDocument" → "Publish document" */
function inWords(operationId: string): string {
  const words = operationId.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Errors that follow from the operation; controllers declare only the others. */
function addProblems(path: string, method: string, operation: Operation): void {
  const takesBody = operation.requestBody !== undefined;
  const takesInput = takesBody || (operation.parameters ?? []).length > 0;
  const isGuarded = (operation.security ?? []).length > 0;
  const possible: Record<number, [applies: boolean, description: string]> = {
    400: [takesInput, 'The request is not valid; `errors` names the fields.'],
    401: [isGuarded, 'Not signed in, or the session has ended.'],
    403: [isGuarded, 'The user does not have the permission.'],
    404: [path.includes('{'), 'Not found.'],
    413: [takesBody, 'The body is too large.'],
    415: [takesBody, 'The body has another content type or is compressed.'],
    429: [!isGuarded && method !== 'get', 'Too many requests; `Retry-After` is the number of seconds to wait.'],
    500: [true, 'A server error; find it in the logs by `requestId`.'],
    503: [true, 'The database cannot be reached right now.'],
  };
  for (const [status, [applies, description]] of Object.entries(possible)) {
    if (applies) operation.responses[status] ??= { description };
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    if (Number(status) < 400 || !response || '$ref' in response) continue;
    response.content ??= problemContent;
    response.description = `\`${Problem.codeOf(Number(status))}\`: ${response.description}`;
  }
}

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemBody' } } };
