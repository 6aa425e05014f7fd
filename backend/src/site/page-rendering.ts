import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { BoundedQueue } from '../core/concurrency/bounded-queue.ts';
import { Config } from '../core/config/config.ts';
import { Metrics } from '../core/metrics/metrics.ts';
import { allOf, startEncoding, type VariantsUnderWay } from './encodings.ts';
import { createAnonymousFetch } from './in-process-fetch.ts';
import { PageShrinking } from './page-shrinking.ts';
import { pageFileOf, PageStore } from './page-store.ts';
import { PublicAnswers } from './public-answers.ts';
import { Renderer, type RenderedPage } from './renderer.ts';
import { SiteBuild } from './site-build.ts';
import { SiteGeneration, type Generation } from './site-generation.ts';
import { withTimeout } from './time-limit.ts';

/** The API failed to answer for a part of the page. */
export class ContentUnavailableError extends Error {
  constructor(
    message: string,
    /** The page with defaults in place of the missing parts. */
    readonly page: RenderedPage,
  ) {
    super(message);
  }
}

export interface FreshPage extends RenderedPage {
  /** Set when the page may be stored: this build made it from exactly this generation's data. */
  readonly kept: { readonly generation: number; readonly variants: VariantsUnderWay } | null;
}

interface Flight {
  readonly page: Promise<FreshPage>;
  /** Resolves when the page is stored or could not be stored. */
  readonly landed: Promise<void>;
}

const renderLimitMs = 10_000;
/** How many publications may overtake a rendering before its page is answered without being stored. */
const attempts = 3;
/** A lasting problem, such as a full disk, is logged once in a while, not with every request. */
const quietMs = 10_000;

/** Renders pages, each once per generation, and never stores a page that a publication has overtaken. */
@Injectable()
export class PageRendering {
  private readonly logger = new Logger(PageRendering.name);
  private readonly queue = new BoundedQueue({ running: 4, waiting: 200 });
  private readonly flights = new Map<string, Flight>();
  private readonly durations;
  private complainedAt = -quietMs;

  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
    private readonly renderer: Renderer,
    private readonly generation: SiteGeneration,
    private readonly store: PageStore,
    private readonly build: SiteBuild,
    private readonly answers: PublicAnswers,
    private readonly shrinking: PageShrinking,
    metrics: Metrics,
  ) {
    this.durations = metrics.histogram({
      name: 'page_render_duration_seconds',
      help: 'Time to render a page, without waiting',
      labelNames: ['outcome'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    });
    metrics.gauge({
      name: 'page_renders',
      help: 'Pages that are being rendered, and those that wait for it',
      labelNames: ['state'],
      read: () => Object.entries(this.queue.load).map(([state, value]) => ({ labels: { state }, value })),
    });
  }

  /** The page of a canonical path, made from data that are not older than the call. */
  async page(path: string): Promise<FreshPage> {
    const generation = await this.generation.latest();
    const key = `${generation.value} ${path}`;
    // A caller that joins has read this generation, and the data of the rendering are not older than its generation.
    const flight = this.flights.get(key) ?? this.takeOff(key, path, generation);
    return flight.page;
  }

  /** The page without what its owner added to it; never stored. */
  async plainPage(path: string): Promise<RenderedPage> {
    return this.queue.run(() => this.render(path, { isPlain: true }), { first: false });
  }

  /** Resolves when everything rendered so far is stored. */
  async settled(): Promise<void> {
    while (this.flights.size > 0) await Promise.all([...this.flights.values()].map(({ landed }) => landed));
  }

  private takeOff(key: string, path: string, generation: Generation): Flight {
    const page = this.renderInTurn(path, generation);
    const landed = page
      .then(
        (fresh) => this.land(path, fresh),
        () => {}, // reported to the callers
      )
      .finally(() => this.flights.delete(key));
    const flight = { page, landed };
    this.flights.set(key, flight);
    return flight;
  }

  private async renderInTurn(path: string, generation: Generation): Promise<FreshPage> {
    // A page that is known to exist never waits for requests that may lead nowhere.
    const first = this.queue.isBusy && this.store.knows(path);
    return this.queue.run(() => this.renderUndisturbed(path, generation), { first });
  }

  /**
   * A page may be stored for generation G when the database answered G before and after its data were read. Values only
   * grow, so every read in between, cached or not, was of G.
   */
  private async renderUndisturbed(path: string, generation: Generation): Promise<FreshPage> {
    let before = generation;
    for (let attempt = 1; ; attempt++) {
      const page = await this.render(path);
      if (!page.storable || page.status !== 200 || pageFileOf(path) === null) return { ...page, kept: null };
      // Compressed while the database answers. Each visitor waits for one encoding only.
      const variants = startEncoding(Buffer.from(page.html));
      const after = await this.generation.latest();
      const isUndisturbed = after.value === before.value;
      if (isUndisturbed && after.buildId === this.build.id)
        return { ...page, kept: { generation: after.value, variants } };
      if (isUndisturbed)
        this.complain('another build is in charge; this process keeps no pages until it is started again');
      if (isUndisturbed || attempt === attempts) return { ...page, kept: null };
      before = after;
    }
  }

  private async render(path: string, options: { readonly isPlain?: boolean } = {}): Promise<RenderedPage> {
    const end = this.durations.startTimer();
    try {
      const page = await this.renderOnce(path, options);
      end({ outcome: 'ok' });
      return page;
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  }

  private async renderOnce(path: string, { isPlain = false }): Promise<RenderedPage> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const data = createAnonymousFetch(fastify, (url) => this.answers.kept(url));
    const { publicUrl } = this.config;
    const page = await withTimeout(
      renderLimitMs,
      this.renderer.renderPage({ url: path, publicUrl, fetch: data.fetch, isPlain }),
    );
    const failure = data.failure();
    if (failure !== null) throw new ContentUnavailableError(failure, page);
    if (page.status >= 500) throw new Error(`the renderer answered ${page.status}`);
    for (const warning of page.warnings ?? []) this.logger.warn({ msg: warning, path });
    return page;
  }

  private async land(path: string, page: FreshPage): Promise<void> {
    try {
      if (page.kept) {
        await this.store.write(page.kept.generation, path, await allOf(page.kept.variants));
        this.shrinking.add(path);
      } else if (page.status !== 200 && this.store.knows(path)) await this.store.forget(path);
    } catch (error) {
      this.complain('a page could not be kept; it is rendered again for each request', { path, err: error });
    }
  }

  private complain(msg: string, details = {}): void {
    if (performance.now() - this.complainedAt < quietMs) return;
    this.complainedAt = performance.now();
    this.logger.warn({ msg, ...details });
  }
}
