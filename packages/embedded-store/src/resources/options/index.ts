export { deleteOption, getOption, getOptions, getTextOption, setOption } from './options';
export type { OptionData, OptionValue } from './options';
