import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { currentUser, useUser, wasSignedIn } from '../../client/session.ts'
import { recoveryToken } from './recovery.ts'

const AccountPart = lazy(() => import('./account-part.tsx'))

const nothing = () => () => undefined

/**
 * The account's place in the header. Guests load nothing for it: the server is asked, and the rest fetched, only in a
 * browser that was signed in, or with the address of a reset mail, which leads to its screen from wherever it was opened.
 */
export function AccountSlot() {
  const user = useUser()
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  // False while what the edge rendered is taken over: the server never sees a fragment.
  const here = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  const recovering = here && recoveryToken(hash) !== null
  useEffect(() => {
    // Who is signed in is not worth an error: the page's own calls will tell.
    if (wasSignedIn()) currentUser().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (recovering && pathname !== '/reset-password2')
      void navigate({ pathname: '/reset-password2', hash }, { replace: true })
  }, [recovering, pathname, hash, navigate])
  if (!user && !recovering) return null
  return (
    <Suspense fallback={null}>
      <AccountPart user={user ?? null} recovering={recovering} />
    </Suspense>
  )
}
