import { type SignIn, signIn, type User } from '#account/shape/account'
import { Field } from '#ui/field'
import { api, callApi } from '../../client/calls/api.ts'
import { AccountForm, useAccountForm } from './account-form.tsx'
import { SendAgain } from './send-again.tsx'

/**
 * Email and password, on the sign-in page and in the dialog over a page whose session has ended.
 * @param unconfirmed the address has been sent its confirmation just now
 */
export function SignInForm({
  email = '',
  unconfirmed = false,
  onSignedIn,
}: {
  email?: string
  unconfirmed?: boolean
  onSignedIn: (user: User) => void
}) {
  const form = useAccountForm<SignIn>({
    schema: signIn,
    defaultValues: { email, password: '' },
    send: async (json) => {
      const { user } = await callApi((options) => api.auth['sign-in'].email.$post({ json }, options))
      onSignedIn(user)
    },
  })
  const { register, getValues, failure } = form
  const { errors } = form.formState
  const refused = failure?.code === 'email_not_confirmed'
  return (
    <AccountForm
      form={form}
      action="Sign In"
      acting="Signing In..."
      help={(refused || unconfirmed) && <SendAgain email={refused ? getValues('email') : email} />}
    >
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
    </AccountForm>
  )
}
