import { ApiError } from '@admin/http';
import type { ProfilePatch } from './types';

/** The server's messages for rejected answers; empty if the save failed as a whole. */
export const getRefusedAnswers = (error: unknown): Readonly<Partial<Record<keyof ProfilePatch, string>>> =>
  (error instanceof ApiError && error.failure.params) || {};
