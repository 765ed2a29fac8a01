import { api } from '../app/api.ts'
import { mailSwitches } from '../pages/mail-switches.ts'
import { documents } from '../pages/print.ts'

/** Every route that the Worker has, as `METHOD /path`, in order. */
export const routes = [
  ...new Set(
    [...api.routes, ...documents.routes, ...mailSwitches.routes]
      .filter(({ method, path }) => method !== 'ALL' && path !== '/*')
      .map(({ method, path }) => `${method} ${path.replace(/(.)\/$/, '$1')}`),
  ),
].sort()
