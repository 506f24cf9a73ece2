import { css } from './css';

/** The list of recorded events. */
export const eventsStyles = css`
  .store-events-filter,
  .store-events-pages {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    margin-block: 16px;
  }

  .store-events-filter label {
    font-weight: 600;
  }

  .store-events th[scope='row'] {
    overflow-wrap: anywhere;
  }

  .store-events time {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  .store-events dl {
    margin: 0;
  }

  .store-events dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }

  .store-events dt {
    color: var(--frame-faint);
  }

  .store-events dd {
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
