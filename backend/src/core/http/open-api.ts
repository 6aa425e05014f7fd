import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The OpenAPI document of the whole application; the name of a controller's method is the operation's id. */
export function buildDocument(app: NestFastifyApplication): OpenAPIObject {
  const base = new DocumentBuilder().setTitle('20X API').setVersion('1').addBearerAuth().build();
  return SwaggerModule.createDocument(app, base, { operationIdFactory: (_controller, method) => method });
}
