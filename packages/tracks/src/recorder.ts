/** `window.wcTracks`. Without consent its `recordEvent` does nothing. */
export interface Recorder {
  readonly isEnabled: boolean;
  recordEvent(name: string, properties: object): void;
  /** Enables the recorder after consent. Optional. */
  enable?(): void;
}

/** Read on each call: the host may replace it while the page is open. */
export function findRecorder(): Recorder | undefined {
  try {
    const recorder: unknown = Reflect.get(window, 'wcTracks');
    return isRecorder(recorder) ? recorder : undefined;
  } catch {
    return undefined;
  }
}

const isRecorder = (value: unknown): value is Recorder => typeof Object(value).recordEvent === 'function';
