export { deleteOption, getOption, getOptions, getTextOption, setOption } from './queries';
export type { OptionData, OptionValue } from './queries';
