/** Older extensions write `<select/>` where newer ones write `{{select /}}`. */
export const toCurlyQuotes = (text: string): string =>
  text.replaceAll(/<(\/?)\s*([a-z]+)\s*(\/?)>/gi, '{{$1$2$3}}');
