import { getContinents, getCountries, getCountry } from '../../../../reference';
import { isLocationType, type ZoneLocation } from '../../../../resources/shipping';
import { type Html, html } from '../../../../html/html';

/** What a place of a zone is called. */
export function placeName({ type, code }: ZoneLocation): string {
  if (type === 'continent') return getContinents().find((continent) => continent.code === code)?.name ?? code;
  if (type === 'postcode') return code;
  const [country = '', state] = code.split(':');
  const known = getCountry(country);
  return known?.states.find((one) => one.code === state)?.name ?? known?.name ?? code;
}

/** A place as the value of a choice: `country:GB`, `state:US:CA`. */
export function toChoice({ type, code }: ZoneLocation): string {
  return `${type}:${code}`;
}

export function fromChoice(choice: string): ZoneLocation | undefined {
  const [type, ...code] = choice.split(':');
  return isLocationType(type) && code.length > 0 ? { type, code: code.join(':') } : undefined;
}

/** Every place that a zone can have, but those it has already. */
export function placeChoices(taken: ReadonlySet<string>): Html {
  const choice = (place: ZoneLocation, label: string) =>
    taken.has(toChoice(place)) ? [] : [html`<option value="${toChoice(place)}">${label}</option>`];
  return html`<optgroup label="Continents">
      ${getContinents().flatMap(({ code, name }) => choice({ type: 'continent', code }, name))}
    </optgroup>
    <optgroup label="Countries and states">
      ${getCountries().flatMap(({ code, name, states }) => [
        ...choice({ type: 'country', code }, name),
        ...states.flatMap((state) =>
          choice({ type: 'state', code: `${code}:${state.code}` }, `${name} — ${state.name}`),
        ),
      ])}
    </optgroup>`;
}
