import {
  compose,
  createHigherOrderComponent,
  ifCondition,
  pure,
  useDebounce,
  useInstanceId,
  usePrevious,
} from '@wordpress/compose';
import * as data from '@wordpress/data';
import * as element from '@wordpress/element';
import * as hooks from '@wordpress/hooks';
import * as i18n from '@wordpress/i18n';
import moment from 'moment';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { decodeEntities } from '@admin/format';
import { toNamespace } from '../namespace';
import { apiFetch } from './api-fetch';
import { componentsNamespace } from './components';
import { pluginsNamespace } from './plugins';
import * as url from './url';

/** What the platform's own scripts would offer, on a page without the platform. */
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
      usePrevious,
    }),
    htmlEntities: toNamespace({ decodeEntities }),
    domReady: (start: () => void) =>
      document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', start) : start(),
  };
  Object.assign(page, { wp, React, ReactDOM: { ...ReactDOM, ...ReactDOMClient }, moment });
}
