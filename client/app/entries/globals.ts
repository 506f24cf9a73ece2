import { offerHost } from '../../surface';
import { startGlobals } from '../extensions/start-globals';

offerHost(window);
startGlobals(window, true);
