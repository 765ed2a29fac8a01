import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { Toasts } from '#ui/toasts'
import { close, notifications } from '#words/site'
import { tellHeader } from '../../client/header-news.ts'
import { useUser } from '../../client/session.ts'
import { isAskedAgain, onAskedAgain } from '../../client/sign-in-again.ts'

const SignInAgain = lazy(async () => ({
  default: (await import('../account/sign-in-again.tsx')).SignInAgain,
}))

/** The layout of the planner's pages, within the site's frame. */
export function AppFrame() {
  const { pathname, hash } = useLocation()
  const user = useUser()
  const askedAgain = useSyncExternalStore(onAskedAgain, isAskedAgain)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told each time the address changes
  useEffect(() => tellHeader(), [pathname, hash])
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <Toasts label={notifications} close={close} />
      {user && askedAgain && (
        <Suspense>
          <SignInAgain user={user} />
        </Suspense>
      )}
    </>
  )
}
