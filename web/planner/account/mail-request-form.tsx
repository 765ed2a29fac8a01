import { type MailRequest, mailRequest } from '#account/shape/account'
import { Field } from '#ui/field'
import { api, callApi } from '../../client/calls/api.ts'
import { AccountForm, useAccountForm } from './account-form.tsx'

/** The address a mail goes to: with the way to a new password, or with the confirmation once more. */
export function MailRequestForm({
  purpose,
  email = '',
  onSent,
}: {
  purpose: 'reset' | 'confirm'
  /** The address that is known already. */
  email?: string | undefined
  onSent: (email: string, message: string) => void
}) {
  const way = purpose === 'reset' ? 'request-password-reset' : 'send-verification-email'
  const form = useAccountForm<MailRequest>({
    schema: mailRequest,
    defaultValues: { email },
    send: async (json) => {
      const { message } = await callApi((options) => api.auth[way].$post({ json }, options))
      onSent(json.email, message)
    },
  })
  const { register } = form
  const { errors } = form.formState
  return (
    <AccountForm
      form={form}
      action={purpose === 'reset' ? 'Send Reset Link' : 'Send the link again'}
      acting="Sending..."
    >
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
    </AccountForm>
  )
}
