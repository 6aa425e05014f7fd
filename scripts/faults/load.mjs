import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const ticksPerSecond = 20;
const messagesPerSecond = 2;
/** Between two publications. */
const pauseMs = 500;
/** An access token ends after 15 minutes. */
const freshMs = 10 * 60_000;
/** A visitor waits no longer. */
const limitMs = 20_000;
/** An API answer may come from memory until the other replica's notice arrives. Pages are exact. */
const noticeMs = 1_000;
const pages = ['/pricing', '/features', '/about', '/contact'];
const counted = /Count (\d+)\./;

/**
 * Visitors and an editor: pages, API answers, contact messages and publications of the home page, each with the next number.
 * `failures` and `wrong` name what went wrong since the last `reset`.
 */
export class Load {
  requests = 0;
  failures = [];
  wrong = [];
  /** Numbers whose publication was acknowledged, and when. */
  published = [{ count: 0, at: 0 }];
  /** Ids of the messages that were acknowledged. */
  messages = new Set();
  attempted = 0;
  /** While nobody can render, a page may be its last rendering. */
  mayBeOld = false;
  #agent = new Agent({ keepAlive: true });
  #running = new Set();
  #senders = 0;
  #turn = 0;
  #messageEvery = 0;
  #isStopped = false;
  #timer;
  #publishing;
  #token;
  #signedInAt = 0;
  /** When the last successful request of a kind began. */
  #lastGood = {};

  constructor({ baseUrl, credentials }) {
    this.baseUrl = baseUrl;
    this.credentials = credentials;
  }

  /** Requests per second, besides the publications. */
  start(rate) {
    this.#messageEvery = rate / messagesPerSecond;
    let due = 0;
    this.#isStopped = false;
    this.#timer = setInterval(() => {
      for (due += rate / ticksPerSecond; due >= 1; due -= 1) this.#track(this.#visit());
    }, 1_000 / ticksPerSecond);
    this.#publishing = this.#publishAgainAndAgain();
  }

  /** Ends when every request has its answer. */
  async stop() {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#publishing;
    await Promise.all(this.#running);
  }

  close() {
    this.#agent.destroy();
  }

  reset() {
    this.requests = 0;
    this.failures = [];
    this.wrong = [];
  }

  async signIn() {
    const { status, json } = await this.#send('POST', '/api/auth/login', { body: this.credentials });
    if (status === 200) [this.#token, this.#signedInAt] = [json().token, performance.now()];
    return status === 200;
  }

  /** An earlier load of this site left its last number. */
  async goOnCounting() {
    const { status, text } = await this.#send('GET', '/');
    if (status !== 200) throw new Error(`The home page answered ${status}.`);
    this.attempted = Number(counted.exec(text)?.[1] ?? 0);
    this.published = [{ count: this.attempted, at: 0 }];
  }

  /** Whether reads and writes that began after this time were answered well. */
  worksSince(time) {
    return ['page', 'api', 'message', 'publication'].every((kind) => this.#lastGood[kind] >= time);
  }

  async #publishAgainAndAgain() {
    while (!this.#isStopped) {
      await this.#publish();
      await pause(pauseMs);
    }
  }

  #track(work) {
    this.#running.add(work);
    void work.finally(() => this.#running.delete(work));
  }

  /** Of twenty requests nine ask for the home page, three for other pages, six for the API, and two send something. */
  #visit() {
    const turn = (this.#turn += 1);
    if (turn % this.#messageEvery === 0) return this.#message();
    const kind = turn % 20;
    if (kind <= 1) return this.#incompleteMessage();
    if (kind <= 10) return this.#read('page', '/');
    if (kind <= 16) return this.#read('api', '/api/home-content');
    return this.#read('page', pages[turn % pages.length], { isCounted: false });
  }

  async #read(kind, path, { isCounted = true } = {}) {
    const asked = performance.now() - (kind === 'api' ? noticeMs : 0);
    const least = this.published.findLast(({ at }) => at <= asked)?.count ?? 0;
    const [began, mayBeOld] = [performance.now(), this.mayBeOld];
    const answer = await this.#send('GET', path);
    if (answer.status !== 200) return this.#fail(kind, path, answer);
    const problem = isCounted ? this.#countProblem(answer.text, least) : /<h1/.test(answer.text) ? '' : 'no heading';
    if (!problem) this.#lastGood[kind] = began;
    else if (!(kind === 'page' && (mayBeOld || this.mayBeOld))) this.wrong.push(`${path}: ${problem}`);
  }

  #countProblem(text, least) {
    const count = Number(counted.exec(text)?.[1] ?? (least === 0 ? 0 : NaN));
    return count >= least && count <= this.attempted ? '' : `showed ${count}, not ${least} to ${this.attempted}`;
  }

  /** A POST that costs little: it is answered with what is missing. */
  async #incompleteMessage() {
    const answer = await this.#send('POST', '/api/contact', { body: { topic: 'question' } });
    if (answer.status !== 400) this.#fail('write', 'POST /api/contact (incomplete)', answer);
  }

  async #message() {
    const began = performance.now();
    const id = randomUUID();
    const sender = (this.#senders += 1);
    const headers = { 'x-forwarded-for': `10.${sender >> 16}.${(sender >> 8) & 255}.${sender & 255}` };
    const typed = { topic: 'question', name: `Dana ${id}`, email: 'dana@agency.example', message: 'Hello' };
    const body = { id, startedAt: new Date(0).toISOString(), ...typed };
    const answer = await this.#send('POST', '/api/contact', { body, headers });
    if (answer.status !== 202) return this.#fail('write', 'POST /api/contact', answer);
    this.messages.add(id);
    this.#lastGood.message = began;
  }

  async #publish() {
    const began = performance.now();
    const place = '/api/admin/content/home-content/home';
    const home = await this.#call('GET', place);
    if (!home) return;
    const count = (this.attempted += 1);
    const content = { ...home.content, heroSubtitle: `Count ${count}.` };
    const draft = await this.#call('PUT', `${place}/draft`, { version: home.version, content });
    if (!draft) return;
    const publication = `/api/admin/documents/${draft.id}/publish`;
    if (!(await this.#call('POST', publication, { version: draft.version }))) return;
    this.published.push({ count, at: performance.now() });
    this.#lastGood.publication = began;
  }

  async #call(method, path, body) {
    if (performance.now() - this.#signedInAt > freshMs) await this.signIn();
    const answer = await this.#send(method, path, { body, headers: { authorization: `Bearer ${this.#token}` } });
    if (answer.status >= 200 && answer.status < 300) return answer.json();
    if (answer.status === 401) await this.signIn();
    return this.#fail('write', `${method} ${path}`, answer);
  }

  #fail(kind, path, { status, took }) {
    this.failures.push({ kind, path, status, took });
  }

  #send(method, path, { body, headers = {} } = {}) {
    this.requests += 1;
    const began = performance.now();
    const sent = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve) => {
      const visitor = { 'x-forwarded-for': `10.255.0.${this.requests % 256}` };
      const options = {
        ...{ method, agent: this.#agent, signal: AbortSignal.timeout(limitMs) },
        headers: { ...visitor, ...headers },
      };
      if (sent !== undefined) options.headers['content-type'] = 'application/json';
      const took = () => performance.now() - began;
      const failed = (error) => resolve({ status: error.code ?? error.name, took: took() });
      const outgoing = request(new URL(path, this.baseUrl), options, async (incoming) => {
        try {
          const text = (await incoming.setEncoding('utf8').toArray()).join('');
          resolve({ status: incoming.statusCode, took: took(), text, json: () => JSON.parse(text) });
        } catch (error) {
          failed(error);
        }
      });
      outgoing.on('error', failed).end(sent);
    });
  }
}
