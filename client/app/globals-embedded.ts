import { offerHost } from '../surface';
import { startGlobals } from './globals';

offerHost(window);
startGlobals(window, true);
