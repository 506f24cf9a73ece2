import nock from 'nock';

/** The store's REST API as nock sees it. */
export const server = () => nock(window.location.origin);
