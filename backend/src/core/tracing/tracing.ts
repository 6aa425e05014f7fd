import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { loggedPath } from '../http/request-log.ts';

const serviceName = process.env.OTEL_SERVICE_NAME ?? '20x';
const provider = new NodeTracerProvider({
  resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
  spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
});
provider.register();
registerInstrumentations({
  instrumentations: [
    new FastifyOtelInstrumentation({
      registerOnInitialization: true,
      // Traces tell no more about a visitor than the log.
      requestHook: (span, request) => void span.setAttribute('url.path', loggedPath(request.url)),
    }),
    new PgInstrumentation({ requireParentSpan: true }),
  ],
});

/** Sends what is still waiting. */
export const endTracing = () => provider.shutdown();
