import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type SignUp, signUp } from '#contract/account'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { ApiError, api, ask } from '../api.ts'
import { type Failure, failureOf } from './failing.ts'
import { Strength } from './strength.tsx'

/** Name, email and a new password. */
export function SignUpForm({ onCreated }: { onCreated: (email: string, message: string) => void }) {
  const [failure, setFailure] = useState<Failure>()
  const [focused, setFocused] = useState(false)
  const { register, handleSubmit, formState, control, setError } = useForm<SignUp>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    resolver: standardSchemaResolver(signUp),
    defaultValues: { name: '', email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const password = useWatch({ control, name: 'password' })
  const submit = handleSubmit(async (json) => {
    setFailure(undefined)
    try {
      const { message } = await ask((options) => api.auth['sign-up'].email.$post({ json }, options))
      onCreated(json.email, message)
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields.password : undefined
      if (refused) setError('password', { message: refused }, { shouldFocus: true })
      else setFailure(failureOf(error))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onInput={() => setFailure(undefined)}>
      {failure && (
        <Notice kind="error" trace={failure.trace}>
          {failure.text}
        </Notice>
      )}
      <Field label="Name" autoComplete="name" complaint={errors.name?.message} {...register('name')} />
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
        autoComplete="new-password"
        complaint={errors.password?.message}
        onFocus={() => setFocused(true)}
        {...register('password')}
      />
      {focused && password !== '' && <Strength password={password} />}
      <Button type="submit" look="primary" className="wide" disabled={isSubmitting}>
        {isSubmitting ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  )
}
