import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Confirmation, type ConfirmForm, confirmForm } from '#account/shape/account'
import {
  addressChanged,
  addressChangedAlready,
  confirmAction,
  confirmElsewhere,
  confirmHeading,
  confirmHere,
  confirming,
  confirmLinkInvalid,
  toAccount,
} from '#account/words/planner'
import { pages } from '#core/pages'
import { Field } from '#ui/field'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { userIs } from '../../client/calls/session.ts'
import { type Failure, failureOf } from '../../client/calls/use-action.ts'
import { AccountFailure } from './account-failure.tsx'
import { AccountForm, useAccountForm } from './account-form.tsx'
import { Screen } from './link-screen.tsx'

type State =
  | { is: 'looking' }
  | { is: 'failed'; failure: Failure }
  | { is: 'over'; sentence: string; kind: 'plain' | 'error' }
  | ({ is: 'waiting' } & Confirmation)

function stateAfter(failure: Failure): State {
  if (failure.code === 'already_confirmed')
    return { is: 'over', sentence: addressChangedAlready, kind: 'plain' }
  return failure.code === 'invalid'
    ? { is: 'over', sentence: confirmLinkInvalid, kind: 'error' }
    : { is: 'failed', failure }
}

/** The link that was mailed to a new address. */
export function NewAddressLink({ token }: { token: string }) {
  const navigate = useNavigate()
  const [looks, setLooks] = useState(0)
  const [state, setState] = useState<State>({ is: 'looking' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look asks again
  useEffect(() => {
    let gone = false
    callApi((options) => api.auth['address-check'].$post({ json: { token } }, options)).then(
      (confirmation) => gone || setState({ is: 'waiting', ...confirmation }),
      (error: unknown) => gone || setState(stateAfter(failureOf(error))),
    )
    return () => {
      gone = true
    }
  }, [token, looks])
  if (state.is === 'waiting')
    return (
      <Screen heading={confirmHeading}>
        <ConfirmAddress
          token={token}
          {...state}
          onOver={(failure) => setState(stateAfter(failure))}
          onConfirmed={(email, here) => {
            if (!here) return setState({ is: 'over', sentence: addressChanged(email), kind: 'plain' })
            toast(addressChanged(email))
            void navigate(pages.account.path, { replace: true })
          }}
        />
      </Screen>
    )
  return (
    <Screen heading={confirmHeading}>
      {state.is === 'looking' && <Loading>Checking your link...</Loading>}
      {state.is === 'failed' && (
        <AccountFailure
          failure={state.failure}
          again={() => {
            setState({ is: 'looking' })
            setLooks(looks + 1)
          }}
        />
      )}
      {state.is === 'over' && (
        <>
          <Notice kind={state.kind}>{state.sentence}</Notice>
          <p>
            <Link className="button primary" to={pages.account.path}>
              {toAccount}
            </Link>
          </p>
        </>
      )}
    </Screen>
  )
}

function ConfirmAddress({
  token,
  email,
  ownBrowser,
  onConfirmed,
  onOver,
}: Confirmation & {
  token: string
  /** `here`: this browser is signed in to the account. */
  onConfirmed: (email: string, here: boolean) => void
  onOver: (failure: Failure) => void
}) {
  const form = useAccountForm<ConfirmForm>({
    ...(!ownBrowser && { schema: confirmForm }),
    defaultValues: { password: '' },
    send: async ({ password }) => {
      const json = ownBrowser ? { token } : { token, password }
      try {
        const done = await callApi((options) => api.auth['verify-address'].$post({ json }, options))
        if (done.user) userIs(done.user)
        onConfirmed(done.email, done.user !== null)
      } catch (error) {
        const failure = failureOf(error)
        const ofLink = failure.code === 'invalid' && failure.fields.password === undefined
        if (!ofLink && failure.code !== 'already_confirmed') throw error
        onOver(failure)
      }
    },
  })
  return (
    <div className="card">
      <p className="address">{confirmHere(email)}</p>
      {!ownBrowser && <p>{confirmElsewhere}</p>}
      <AccountForm form={form} action={confirmAction} acting={confirming}>
        {!ownBrowser && (
          <Field
            label="Password"
            type="password"
            autoComplete="current-password"
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
        )}
      </AccountForm>
    </div>
  )
}
