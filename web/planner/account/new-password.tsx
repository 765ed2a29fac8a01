import { Check } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type NewPasswordForm, newPasswordForm, type User } from '#contract/account'
import { Field } from '#ui/field'
import { resetFailed } from '#words/planner'
import { api, ask } from '../../client/api.ts'
import { AccountForm, useAccountForm } from './account-form.tsx'
import { Strength } from './strength.tsx'

/** The new password, typed twice. */
export function NewPassword({ token, onDone }: { token: string; onDone: (user: User) => void }) {
  const [focused, setFocused] = useState(false)
  const form = useAccountForm<NewPasswordForm>({
    schema: newPasswordForm,
    defaultValues: { newPassword: '', confirmPassword: '' },
    passwordField: 'newPassword',
    send: async ({ newPassword }) => {
      const json = { token, newPassword }
      const { user } = await ask(
        (options) => api.auth['reset-password'].$post({ json }, options),
        resetFailed,
      )
      onDone(user)
    },
  })
  const { register, control } = form
  const { errors } = form.formState
  const [newPassword, confirmPassword] = useWatch({ control, name: ['newPassword', 'confirmPassword'] })
  const matches = newPassword !== '' && newPassword === confirmPassword
  return (
    <AccountForm form={form} action="Update Password" acting="Updating Password...">
      <Field
        label="New Password"
        type="password"
        autoComplete="new-password"
        complaint={errors.newPassword?.message}
        onFocus={() => setFocused(true)}
        {...register('newPassword')}
      />
      {focused && newPassword !== '' && <Strength password={newPassword} />}
      <Field
        label="Confirm New Password"
        type="password"
        autoComplete="new-password"
        complaint={matches ? undefined : errors.confirmPassword?.message}
        aside={
          matches && (
            <span className="match" role="status">
              <Check aria-hidden="true" /> Passwords match
            </span>
          )
        }
        {...register('confirmPassword')}
      />
    </AccountForm>
  )
}
