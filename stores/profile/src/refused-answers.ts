import { ApiError } from '@admin/http';
import type { ProfilePatch } from './types';

/** What the server said of single answers that it did not take; empty when the save failed as a whole. */
export const getRefusedAnswers = (error: unknown): Readonly<Partial<Record<keyof ProfilePatch, string>>> =>
  (error instanceof ApiError && error.failure.params) || {};
