import { offerHost } from '../../extension-api';
import { startGlobals } from '../extensions/start-globals';

offerHost(window);
startGlobals(window, true);
