import type { Browser, BrowserContextOptions } from '@playwright/test';
import { writeWith, type Letters } from './letters';
import { Visitor } from './visitor';

export interface VisitOptions extends BrowserContextOptions {
  /** Wide ones unless told otherwise, with which less fits. */
  letters?: Letters;
  /** Stays for the tests of a file that only look at pages. */
  stays?: boolean;
}

/** Everybody who uses the browser of a worker now. */
export class Visitors {
  readonly #browser: Browser;
  readonly #present = new Map<Visitor, { stays: boolean }>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async arrive(origin: string, { letters = 'wide', stays = false, ...options }: VisitOptions = {}) {
    const context = await this.#browser.newContext(options);
    await writeWith(context, letters);
    const visitor = await Visitor.arrive(context, origin);
    this.#present.set(visitor, { stays });
    return visitor;
  }

  /** What their browsers complained about and no test expected, since the last call. */
  takeNoise(): string[] {
    const noise = [...this.#present.keys()].flatMap((visitor) => visitor.unexpectedNoise);
    for (const visitor of this.#present.keys()) visitor.forgetNoise();
    return noise;
  }

  /** Closes the profiles of all who do not stay. */
  async leave(): Promise<void> {
    const leaving = [...this.#present].filter(([, { stays }]) => !stays);
    for (const [visitor] of leaving) this.#present.delete(visitor);
    await Promise.all(leaving.map(([{ context }]) => context.close()));
  }
}
