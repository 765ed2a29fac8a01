import { useEffect, useState } from 'react'
import { generatePath, Link, useLocation, useNavigate } from 'react-router'
import type { Confirmation } from '#account/shape/account'
import { alreadyConfirmed, confirmLinkInvalid } from '#account/words/planner'
import { pages } from '#core/pages'
import { site } from '#core/site'
import { titles } from '#core/words/planner-pages'
import { confirmed } from '#purchases/words/planner'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { useTitle } from '#ui/title'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { userIs } from '../../client/calls/session.ts'
import { type Failure, failureOf } from '../../client/calls/use-action.ts'
import { firstEvent } from '../../client/first-event.ts'
import { AccountFailure } from './account-failure.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { Screen } from './link-screen.tsx'
import { NewAddressLink } from './new-address-link.tsx'

type State =
  | { is: 'looking' }
  | { is: 'failed'; failure: Failure }
  | { is: 'invalid' }
  | { is: 'already' }
  | ({ is: 'waiting' } & Confirmation)

/** Value of a name in the link's fragment (`#token=…`), or null. */
function inFragment(hash: string, name: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(name) || null
}

/** State of a link after a call: used, invalid, or to be tried again. */
function stateAfter(failure: Failure): State {
  if (failure.code === 'already_confirmed') return { is: 'already' }
  return failure.code === 'invalid' ? { is: 'invalid' } : { is: 'failed', failure }
}

/**
 * `/confirm-email#token=…` and `#address=…`: where the mails lead that confirm an account's first address, and a new one.
 * Opening it changes nothing; one press confirms.
 */
export function Component() {
  useTitle(`${titles.confirm} · ${site.name}`)
  const { hash } = useLocation()
  const [token, change] = [inFragment(hash, 'token'), inFragment(hash, 'address')]
  if (change) return <NewAddressLink key={change} token={change} />
  return token ? <ConfirmationLink key={token} token={token} /> : <InvalidLink />
}

function ConfirmationLink({ token }: { token: string }) {
  const navigate = useNavigate()
  const [looks, setLooks] = useState(0)
  const [state, setState] = useState<State>({ is: 'looking' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look asks again
  useEffect(() => {
    let gone = false
    callApi((options) => api.auth['confirm-check'].$post({ json: { token } }, options)).then(
      (confirmation) => gone || setState({ is: 'waiting', ...confirmation }),
      (error: unknown) => gone || setState(stateAfter(failureOf(error))),
    )
    return () => {
      gone = true
    }
  }, [token, looks])
  const lookAgain = () => {
    setState({ is: 'looking' })
    setLooks((count) => count + 1)
  }

  if (state.is === 'invalid') return <InvalidLink />
  if (state.is === 'looking')
    return (
      <Screen heading="Confirm your email">
        <Loading>Checking your link...</Loading>
      </Screen>
    )
  if (state.is === 'failed')
    return (
      <Screen heading="Confirm your email">
        <AccountFailure failure={state.failure} again={lookAgain} />
      </Screen>
    )
  if (state.is === 'already')
    return (
      <Screen heading="Email confirmed">
        <Notice>{alreadyConfirmed}</Notice>
        <Ways first={{ to: '/planner', label: 'Sign In' }} />
      </Screen>
    )
  return (
    <Screen
      heading="Confirm your email"
      lead={`${state.ownBrowser ? 'One click' : 'Your password'}, and your account is ready.`}
    >
      <ConfirmEmail
        token={token}
        email={state.email}
        ownBrowser={state.ownBrowser}
        onConfirmed={(user, membership) => {
          userIs(user)
          toast(confirmed)
          // An account that was made for an invitation leads back to it.
          if (membership)
            void navigate(generatePath(pages.membership.path, { token: membership }), { replace: true })
          else void navigate(pages.dashboard.path, { replace: true, state: firstEvent })
        }}
        onLinkOver={(failure) => setState(stateAfter(failure))}
      />
    </Screen>
  )
}

function InvalidLink() {
  return (
    <Screen heading="Invalid Confirmation Link">
      <Notice kind="error">{confirmLinkInvalid}</Notice>
      <Ways />
    </Screen>
  )
}

/** Ways on from a link that confirms nothing any more. */
function Ways({ first }: { first?: { to: string; label: string } }) {
  const again = (
    <Link className={first ? 'button' : 'button primary'} to="/planner?mode=confirm">
      Send the link again
    </Link>
  )
  return (
    <p className="row">
      {first && (
        <Link className="button primary" to={first.to}>
          {first.label}
        </Link>
      )}
      {again}
    </p>
  )
}
