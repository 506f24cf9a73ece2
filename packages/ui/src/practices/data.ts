/** What there is to choose from on the stages. */
export const COUNTRIES = ['Austria', 'France', 'Spain'];
export const SIZES = ['Large', 'Medium', 'Small'];
