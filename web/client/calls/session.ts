import { useSyncExternalStore } from 'react'
import { redirect } from 'react-router'
import type { User } from '#account/shape/account'
import { pages } from '#core/pages'
import { tellHeader } from '../header-news.ts'
import { api, callApi } from './api.ts'

let known: User | null | undefined
let asked: Promise<User | null> | undefined
const listeners = new Set<() => void>()

function learn(user: User | null): void {
  known = user
  asked = Promise.resolve(user)
  tellHeader({ user })
  for (const listener of listeners) listener()
}

/** The signed-in user. The server is asked once, until a sign-in or a sign-out says otherwise. */
export function currentUser(): Promise<User | null> {
  asked ??= callApi((options) => api.session.$get({}, options)).then(
    ({ user }) => {
      learn(user)
      return user
    },
    (error: unknown) => {
      asked = undefined
      throw error
    },
  )
  return asked
}

/** After a sign-in, a reset or a sign-out: what the server has just said. */
export function userIs(user: User | null): void {
  learn(user)
}

/**
 * For loaders of pages that planners alone see.
 * @throws a redirect to sign-in, from which the way leads back to this page
 */
export async function signedIn(request: Request): Promise<User> {
  const user = await currentUser()
  if (user) return user
  const { pathname, search } = new URL(request.url)
  throw redirect(`${pages.signIn.path}?next=${encodeURIComponent(pathname + search)}`)
}

/** Address after signing in: a page of ours that was asked for, else the dashboard. */
export function wayBack(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  // A browser reads an address as if it held no tab and no line's end.
  return /^\/(?![/\\])[^\t\n\r]*$/.test(next) ? next : pages.dashboard.path
}

/** The person signed in as far as the page knows: undefined until someone has asked. */
export function useUser(): User | null | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => known,
    () => undefined,
  )
}
