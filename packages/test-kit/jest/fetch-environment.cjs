/**
 * A jsdom test environment with Node's own fetch family, so that nock 14 can answer requests.
 * jsdom brings no fetch, and its own FormData, Blob and AbortSignal do not fit Node's.
 * Tried with jest 30, jsdom 30, nock 14.0.17 on Node 20.
 */
const { TestEnvironment } = require('jest-environment-jsdom');
const makeGetComputedStyle = require('./computed-style.cjs');

const REPLACED = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'File',
  'Blob',
  'AbortController',
  'AbortSignal',
  'URLSearchParams',
];
const ADDED = [
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'MessageChannel',
  'MessagePort',
  'structuredClone',
  'setImmediate',
  'clearImmediate',
];

/** jsdom lays nothing out, so nothing ever changes its size. */
class IdleResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Since nothing is laid out, no place of the page is pointed at, and no text has one. */
function addPlaces({ Document, Range, DOMRect }) {
  Document.prototype.elementFromPoint ??= () => null;
  Range.prototype.getClientRects ??= () => [];
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
}

module.exports = class FetchEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of REPLACED) this.global[name] = globalThis[name];
    for (const name of ADDED) this.global[name] ??= globalThis[name];
    // Several times as fast as that of jsdom. What a test puts on it stays in its file.
    this.global.URL = class URL extends globalThis.URL {};
    this.global.ResizeObserver ??= IdleResizeObserver;
    addPlaces(this.global);
    this.global.getComputedStyle = makeGetComputedStyle(this.global);
  }

  /** Without 'browser', so that packages resolve to builds that work with Node's globals. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
};
