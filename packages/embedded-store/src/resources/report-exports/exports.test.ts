import { openTestStore } from '../../testing/test-store';

test.each(['nothing', 'constructor', '__proto__', 'toString'])(
  'there is no report %s to export',
  async (report) => {
    const store = await openTestStore();

    const answer = await store
      .as('analyst')
      .call(`/wc-analytics/reports/${report}/export`, { method: 'POST', body: { report_args: {} } });
    await store.close();

    expect(answer).toMatchObject({ status: 404, body: { code: 'rest_no_route' } });
    expect(store.reported).toEqual([]);
  },
);
