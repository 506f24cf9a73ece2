import { startTranslated } from '../bootstrap/start-translated';

void startTranslated(window, () => import(/* webpackMode: "eager" */ '../bootstrap/start-store-globals'));
