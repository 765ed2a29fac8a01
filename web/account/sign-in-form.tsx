import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type SignIn, signIn, type User } from '#contract/account'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { api, ask } from '../api.ts'
import { type Failure, failureOf } from './failing.ts'
import { SendAgain } from './send-again.tsx'

/** Email and password, on the sign-in page and in the dialog over a page whose session has ended. */
export function SignInForm({ email = '', onSignedIn }: { email?: string; onSignedIn: (user: User) => void }) {
  const [failure, setFailure] = useState<Failure>()
  const { register, handleSubmit, formState, getValues } = useForm<SignIn>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    resolver: standardSchemaResolver(signIn),
    defaultValues: { email, password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (json) => {
    setFailure(undefined)
    try {
      const { user } = await ask((options) => api.auth['sign-in'].email.$post({ json }, options))
      onSignedIn(user)
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
      {failure?.code === 'email_not_confirmed' && <SendAgain email={getValues('email')} />}
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        complaint={errors.email?.message}
        {...register('email')}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        complaint={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" look="primary" className="wide" disabled={isSubmitting}>
        {isSubmitting ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  )
}
