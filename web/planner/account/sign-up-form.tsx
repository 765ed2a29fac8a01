import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type SignUp, signUp } from '#contract/account'
import { Field } from '#ui/field'
import { api, ask } from '../../client/api.ts'
import { AccountForm, useAccountForm } from './account-form.tsx'
import { Strength } from './strength.tsx'

/** Name, email and a new password. */
export function SignUpForm({ onCreated }: { onCreated: (email: string, message: string) => void }) {
  const [focused, setFocused] = useState(false)
  const form = useAccountForm<SignUp>({
    schema: signUp,
    defaultValues: { name: '', email: '', password: '' },
    passwordField: 'password',
    send: async (json) => {
      const { message } = await ask((options) => api.auth['sign-up'].email.$post({ json }, options))
      onCreated(json.email, message)
    },
  })
  const { register, control } = form
  const { errors } = form.formState
  const password = useWatch({ control, name: 'password' })
  return (
    <AccountForm form={form} action="Create Account" acting="Creating Account...">
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
    </AccountForm>
  )
}
