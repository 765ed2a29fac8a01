import { useWatch } from 'react-hook-form'
import { type SignUpForm as Form, signUpForm } from '#account/shape/new-password'
import { agreesTo, agreesToPrivacy, agreesToProcessing, agreesToTerms } from '#account/words/planner'
import { pages } from '#core/pages'
import { Field } from '#ui/field'
import { sentence } from '#ui/sentence'
import { api, callApi } from '../../client/calls/api.ts'
import { AccountForm, useAccountForm } from './account-form.tsx'
import { PasswordTwice } from './password-twice.tsx'

/** Name, email and a new password, typed twice. */
export function SignUpForm({ onCreated }: { onCreated: (email: string, message: string) => void }) {
  const form = useAccountForm<Form>({
    schema: signUpForm,
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
    send: async ({ name, email, password }) => {
      const json = { name, email, password }
      const { message } = await callApi((options) => api.auth['sign-up'].email.$post({ json }, options))
      onCreated(email, message)
    },
  })
  const { register, control } = form
  const { errors } = form.formState
  const [password, confirmPassword] = useWatch({ control, name: ['password', 'confirmPassword'] })
  return (
    <AccountForm form={form} action="Create Account" acting="Creating Account...">
      <Field label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordTwice
        password={{
          label: 'Password',
          typed: password,
          error: errors.password?.message,
          field: register('password'),
        }}
        again={{
          label: 'Confirm Password',
          typed: confirmPassword,
          error: errors.confirmPassword?.message,
          field: register('confirmPassword'),
        }}
      />
      <p className="quietly small">
        {sentence(
          agreesTo,
          <a href={pages.terms.path}>{agreesToTerms}</a>,
          <a href={`${pages.terms.path}#data-processing`}>{agreesToProcessing}</a>,
          <a href={pages.privacy.path}>{agreesToPrivacy}</a>,
        )}
      </p>
    </AccountForm>
  )
}
