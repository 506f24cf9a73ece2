export { defineStore } from './define-store';
export type { ActionsOf, AnyStore, Operation, SelectorsOf, StoreMap } from './define-store';
export { call, cancelled, getRegistry, put, request, select, take, takeEvery } from './effects';
export type { Saga } from './effects';
export { RegistryProvider, useDispatch, useRegistry, useSelect } from './hooks';
export { latest, shared } from './policies';
export { CancelledError, createRegistry } from './registry';
export type { Registry, RegistryOptions } from './registry';
export type { Resolution } from './resolution';
