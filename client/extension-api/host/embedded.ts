import {
  compose,
  createHigherOrderComponent,
  ifCondition,
  pure,
  useDebounce,
  useInstanceId,
  useMediaQuery,
  usePrevious,
  useReducedMotion,
  useViewportMatch,
} from '@wordpress/compose';
import * as data from '@wordpress/data';
import deprecated from '@wordpress/deprecated';
import * as dom from '@wordpress/dom';
import * as element from '@wordpress/element';
import * as escapeHtml from '@wordpress/escape-html';
import * as hooks from '@wordpress/hooks';
import * as i18n from '@wordpress/i18n';
import isShallowEqual, { isShallowEqualArrays, isShallowEqualObjects } from '@wordpress/is-shallow-equal';
import * as keycodes from '@wordpress/keycodes';
import moment from 'moment';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { decodeEntities } from '@admin/format';
import { announce } from '@admin/ui';
import { storeObjects, toStoreObject } from '../data/stores';
import { toNamespace } from '../namespace';
import { apiFetch } from './api-fetch';
import { componentsNamespace } from './components';
import * as dataControls from './data-controls';
import * as date from './dates';
import { pluginsNamespace } from './plugins';
import * as preferences from './preferences';
import * as primitives from './primitives';
import * as url from './url';

/** Logs a warning for developers only. */
function warning(message: string): void {
  // oxlint-disable-next-line no-console -- it is what this is for
  if (Reflect.get(window, 'SCRIPT_DEBUG') === true) console.warn(message);
}

/** Provides the globals of the platform's own scripts, on a page without the platform. */
export function offerHost(page: Window): void {
  const wp = {
    hooks,
    i18n,
    data,
    element,
    apiFetch: Object.assign(apiFetch, { default: apiFetch }),
    url: toNamespace(url),
    plugins: toNamespace(pluginsNamespace),
    components: toNamespace(componentsNamespace),
    compose: toNamespace({
      compose,
      createHigherOrderComponent,
      ifCondition,
      pure,
      useDebounce,
      useInstanceId,
      useMediaQuery,
      usePrevious,
      useReducedMotion,
      useViewportMatch,
    }),
    htmlEntities: toNamespace({ decodeEntities }),
    a11y: toNamespace({ speak: announce, setup: () => {} }),
    coreData: toNamespace({ store: storeObjects.userStore }),
    dataControls: toNamespace(dataControls),
    date: toNamespace(date),
    deprecated: Object.assign(deprecated, { default: deprecated }),
    dom,
    escapeHtml,
    isShallowEqual: Object.assign(isShallowEqual, {
      default: isShallowEqual,
      isShallowEqualArrays,
      isShallowEqualObjects,
    }),
    keycodes,
    notices: toNamespace({ store: toStoreObject('core/notices') }),
    preferences: toNamespace(preferences),
    primitives: toNamespace(primitives),
    warning,
    domReady: (start: () => void) =>
      document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', start) : start(),
  };
  data.register(preferences.store);
  Object.assign(page, { wp, React, ReactDOM: { ...ReactDOM, ...ReactDOMClient }, moment });
}
