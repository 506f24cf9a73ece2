import { takeOverSlots } from '../../extension-api';
import { startGlobals } from '../extensions/start-globals';

takeOverSlots(window);
startGlobals(window, false);
