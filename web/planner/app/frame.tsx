import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { close, loading, notifications, youAreOffline } from '#core/words/shared'
import { Loading } from '#ui/loading'
import { Toasts, useStatus } from '#ui/toasts'
import { useUser } from '../../client/calls/session.ts'
import { isAskedAgain, onAskedAgain } from '../../client/calls/sign-in-again.ts'
import { tellHeader } from '../../client/header-news.ts'
import { useOnline } from '../../client/live/online.ts'
import { useArrival } from './use-arrival.ts'
import { useBackClosesDialog } from './use-back-closes.ts'

const SignInAgain = lazy(async () => ({
  default: (await import('../account/sign-in-again.tsx')).SignInAgain,
}))

/** The layout of the planner's pages, within the site's frame. */
export function AppFrame() {
  const { pathname, hash } = useLocation()
  const waiting = useWaiting()
  const { state } = useNavigation()
  const arrival = useArrival()
  const user = useUser()
  useBackClosesDialog()
  useStatus(useOnline() ? '' : youAreOffline)
  const askedAgain = useSyncExternalStore(onAskedAgain, isAskedAgain)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told each time the address changes
  useEffect(() => tellHeader(), [pathname, hash])
  return (
    <>
      <Outlet />
      {state === 'loading' && <div className="route-progress" aria-hidden="true" />}
      {waiting && (
        <div className="on-its-way">
          <Loading>{loading}</Loading>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {arrival}
      </p>
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

// A faster page is not announced: it would only flicker.
const patience = 150

/** True if another page has been on its way long enough to say so. */
function useWaiting(): boolean {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const goal = next && next.pathname !== pathname ? next.pathname : null
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (goal === null) return
    const timer = setTimeout(() => setLate(goal), patience)
    return () => {
      clearTimeout(timer)
      setLate(null)
    }
  }, [goal])
  return goal !== null && late === goal
}
