export { getOption, getOptions, getTextOption, setOption } from './queries';
export type { OptionValue } from './queries';
