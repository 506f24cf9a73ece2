import type { ProfilePatch, ProfilerAnswers } from './types';

/** Answers in the host's format. */
export type ProfileMembers = Readonly<Record<string, unknown>>;

const PROFILER_MEMBERS: ReadonlySet<string> = new Set<keyof ProfilerAnswers>([
  'business_choice',
  'selling_online_answer',
  'selling_platforms',
  'is_plugins_page_skipped',
]);

/** Whether any answer is one that older hosts do not support. */
export const hasProfilerAnswers = (patch: ProfilePatch): boolean =>
  Object.keys(patch).some((name) => PROFILER_MEMBERS.has(name));

/** Splits answers into those the profile route supports and those stored in the option. */
export function splitAnswers(members: ProfileMembers): [route: ProfileMembers, option: ProfileMembers] {
  const entries = Object.entries(members);
  return [
    Object.fromEntries(entries.filter(([name]) => !PROFILER_MEMBERS.has(name))),
    Object.fromEntries(entries.filter(([name]) => PROFILER_MEMBERS.has(name))),
  ];
}

/**
 * Older hosts need industries as records, newer ones accept only slugs.
 * @param namesIndustries whether the page of this host lists them
 */
export function toProfileDto(patch: ProfilePatch, namesIndustries: boolean): ProfileMembers {
  const { industry, ...others } = patch;
  if (!industry) return others;
  return { ...others, industry: namesIndustries ? industry : industry.map(({ slug }) => slug) };
}
