import { resetLinkInvalid } from '#account/words/planner'
import './account.css'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { site } from '#core/site'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { useTitle } from '#ui/title'
import { api, callApi } from '../../client/calls/api.ts'
import { userIs } from '../../client/calls/session.ts'
import { type Failure, failureOf } from '../../client/calls/use-action.ts'
import { resetTokenIn } from '../../client/reset-token.ts'
import { AccountFailure } from './account-failure.tsx'
import { NewPassword } from './new-password.tsx'

type State = { is: 'verifying' } | { is: 'invalid'; failure: Failure } | { is: 'valid' } | { is: 'done' }

const redirectAfter = 3000

/** The page of a reset mail's link: checks it, takes a new password, leads to the dashboard. */
export function Component() {
  useTitle(`Reset password · ${site.name}`)
  const { hash } = useLocation()
  const navigate = useNavigate()
  const token = resetTokenIn(hash)
  // The token the screen works with: the address forgets it once the password is set.
  const [used, setUsed] = useState(token)
  const [state, setState] = useState<State>({ is: 'verifying' })
  const [tries, setTries] = useState(0)
  if (token && token !== used) {
    setUsed(token)
    setState({ is: 'verifying' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    if (!used) return
    let gone = false
    callApi((options) => api.auth['reset-check'].$post({ json: { token: used } }, options)).then(
      () => gone || setState({ is: 'valid' }),
      (error: unknown) => gone || setState({ is: 'invalid', failure: failureOf(error) }),
    )
    return () => {
      gone = true
    }
  }, [used, tries])
  const done = state.is === 'done'
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => void navigate('/dashboard', { replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [done, navigate])

  if (!used)
    return (
      <Invalid>
        <Notice kind="error">{resetLinkInvalid}</Notice>
      </Invalid>
    )
  if (state.is === 'invalid')
    return (
      <Invalid>
        <AccountFailure
          failure={state.failure}
          again={() => {
            setState({ is: 'verifying' })
            setTries(tries + 1)
          }}
        />
      </Invalid>
    )
  if (state.is === 'verifying')
    return (
      <main className="page narrow">
        <Loading>Verifying reset link...</Loading>
      </main>
    )
  if (state.is === 'done')
    return (
      <main className="page narrow account">
        <h1>Password Reset Successful</h1>
        <Notice>
          Your password has been changed and you are signed in. We are taking you to your dashboard.
        </Notice>
        <p>
          <Link className="button primary" to="/dashboard" replace>
            Continue to Dashboard
          </Link>
        </p>
      </main>
    )
  return (
    <main className="page narrow account">
      <header>
        <h1>Choose a new password</h1>
        <p className="quietly">After this, you are signed out everywhere else.</p>
      </header>
      <div className="card">
        <NewPassword
          token={used}
          onDone={(user) => {
            userIs(user)
            setState({ is: 'done' })
            void navigate({ hash: '' }, { replace: true })
          }}
        />
        <nav className="account-ways" aria-label="Account">
          <Link to="/planner">Back to Sign In</Link>
        </nav>
      </div>
    </main>
  )
}

function Invalid({ children }: { children: ReactNode }) {
  return (
    <main className="page narrow account">
      <h1>Invalid Reset Link</h1>
      {children}
      <p>
        <Link className="button primary" to="/planner">
          Back to Planner Sign In
        </Link>
      </p>
    </main>
  )
}
