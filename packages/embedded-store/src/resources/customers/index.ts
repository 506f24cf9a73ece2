export { saveAccount } from './queries';
export { getRecordsOfUsers } from './record';
