import { Link } from 'react-router'
import { type ConfirmForm, confirmForm, type User } from '#account/shape/account'
import { Field } from '#ui/field'
import { api, callApi } from '../../client/calls/api.ts'
import { type Failure, failureOf } from '../../client/calls/use-action.ts'
import { AccountForm, useAccountForm } from './account-form.tsx'

/**
 * Confirms an address: by one press in the browser that signed up, with the password chosen there in any other.
 * @param onLinkOver told when the link confirms nothing any more: it was used meanwhile, or is too old by now
 */
export function ConfirmEmail({
  token,
  email,
  ownBrowser,
  onConfirmed,
  onLinkOver,
}: {
  token: string
  email: string
  ownBrowser: boolean
  onConfirmed: (user: User, membership: string | null) => void
  onLinkOver: (failure: Failure) => void
}) {
  const form = useAccountForm<ConfirmForm>({
    ...(!ownBrowser && { schema: confirmForm }),
    defaultValues: { password: '' },
    send: async ({ password }) => {
      const json = ownBrowser ? { token } : { token, password }
      try {
        const { user, membership } = await callApi((options) =>
          api.auth['verify-email'].$post({ json }, options),
        )
        onConfirmed(user, membership)
      } catch (error) {
        const failure = failureOf(error)
        if (!isAboutLink(failure)) throw error
        onLinkOver(failure)
      }
    },
  })
  const { register } = form
  const { errors } = form.formState
  return (
    <div className="card">
      <p>
        {ownBrowser ? (
          <>
            You signed up with <strong className="address">{email}</strong>.
          </>
        ) : (
          'This account was created in another browser. To show that it was you, type the password you chose there.'
        )}
      </p>
      <AccountForm form={form} action="Confirm my email" acting="Confirming...">
        {!ownBrowser && (
          <>
            <Field label="Email" type="email" autoComplete="username" value={email} readOnly />
            <Field
              label="Password"
              type="password"
              autoComplete="current-password"
              error={errors.password?.message}
              {...register('password')}
            />
          </>
        )}
      </AccountForm>
      {!ownBrowser && (
        <nav className="account-ways" aria-label="Account">
          <Link to="/planner?mode=reset" state={{ email }}>
            Not you? Choose a password of your own
          </Link>
        </nav>
      )}
    </div>
  )
}

/** True if a refusal is about the link itself, not about typed input. */
function isAboutLink({ code, fields }: Failure): boolean {
  return code === 'already_confirmed' || (code === 'invalid' && fields.password === undefined)
}
