import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type MailRequest, mailRequest } from '#contract/account'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { api, ask } from '../api.ts'
import { type Failure, failureOf } from './failing.ts'

/** The address a mail goes to: with the way to a new password, or with the confirmation once more. */
export function MailRequestForm({
  purpose,
  onSent,
}: {
  purpose: 'reset' | 'confirm'
  onSent: (email: string, message: string) => void
}) {
  const [failure, setFailure] = useState<Failure>()
  const { register, handleSubmit, formState } = useForm<MailRequest>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    resolver: standardSchemaResolver(mailRequest),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (json) => {
    setFailure(undefined)
    const way = purpose === 'reset' ? 'request-password-reset' : 'send-verification-email'
    try {
      const { message } = await ask((options) => api.auth[way].$post({ json }, options))
      onSent(json.email, message)
    } catch (error) {
      setFailure(failureOf(error))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onInput={() => setFailure(undefined)}>
      {failure && (
        <Notice kind="error" trace={failure.trace}>
          {failure.text}
        </Notice>
      )}
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        complaint={errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" look="primary" className="wide" disabled={isSubmitting}>
        {isSubmitting ? 'Sending...' : purpose === 'reset' ? 'Send Reset Link' : 'Send the link again'}
      </Button>
    </form>
  )
}
