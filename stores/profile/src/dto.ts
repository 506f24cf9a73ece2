import type { ProfilePatch, ProfilerAnswers } from './types';

/** Answers as a host takes them. */
export type ProfileMembers = Readonly<Record<string, unknown>>;

const PROFILER_MEMBERS: ReadonlySet<string> = new Set<keyof ProfilerAnswers>([
  'business_choice',
  'selling_online_answer',
  'selling_platforms',
  'is_plugins_page_skipped',
]);

/** Whether any of the answers is one that older hosts have no room for. */
export const hasProfilerAnswers = (patch: ProfilePatch): boolean =>
  Object.keys(patch).some((name) => PROFILER_MEMBERS.has(name));

/** What a profile without room for the store profiler takes, and what has to be kept beside it. */
export function splitAnswers(members: ProfileMembers): [route: ProfileMembers, option: ProfileMembers] {
  const entries = Object.entries(members);
  return [
    Object.fromEntries(entries.filter(([name]) => !PROFILER_MEMBERS.has(name))),
    Object.fromEntries(entries.filter(([name]) => PROFILER_MEMBERS.has(name))),
  ];
}

/**
 * Hosts that know industries by name break on slugs alone, and those that do not refuse anything else.
 * @param namesIndustries whether the page of this host lists them
 */
export function toProfileDto(patch: ProfilePatch, namesIndustries: boolean): ProfileMembers {
  const { industry, ...others } = patch;
  if (!industry) return others;
  return { ...others, industry: namesIndustries ? industry : industry.map(({ slug }) => slug) };
}
