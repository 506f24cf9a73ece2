import { getHost } from '@admin/host';
import { OwnApp } from './own-app';
import { start } from './start';

start((host) => <OwnApp host={host} />, getHost());
