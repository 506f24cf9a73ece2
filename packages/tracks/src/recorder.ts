/** What the host prints as `window.wcTracks`. Without consent its `recordEvent` is there and does nothing. */
export interface Recorder {
  readonly isEnabled: boolean;
  recordEvent(name: string, properties: object): void;
  /** Switches an idle recorder on, once there is consent; hosts may do without. */
  enable?(): void;
}

/** Read anew each time: the host may exchange it while the page is open. */
export function findRecorder(): Recorder | undefined {
  try {
    const recorder: unknown = Reflect.get(window, 'wcTracks');
    return isRecorder(recorder) ? recorder : undefined;
  } catch {
    return undefined;
  }
}

const isRecorder = (value: unknown): value is Recorder => typeof Object(value).recordEvent === 'function';
