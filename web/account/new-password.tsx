import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type NewPasswordForm, newPasswordForm, resetFailed, type User } from '#contract/account'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { ApiError, api, ask } from '../api.ts'
import { type Failure, failureOf } from './failing.ts'
import { Strength } from './strength.tsx'

/** The new password, typed twice. */
export function NewPassword({ token, onDone }: { token: string; onDone: (user: User) => void }) {
  const [failure, setFailure] = useState<Failure>()
  const [focused, setFocused] = useState(false)
  const { register, handleSubmit, formState, control, setError } = useForm<NewPasswordForm>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    resolver: standardSchemaResolver(newPasswordForm),
    defaultValues: { newPassword: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const [newPassword, confirmPassword] = useWatch({ control, name: ['newPassword', 'confirmPassword'] })
  const matches = newPassword !== '' && newPassword === confirmPassword
  const submit = handleSubmit(async (form) => {
    setFailure(undefined)
    try {
      const json = { token, newPassword: form.newPassword }
      const { user } = await ask(
        (options) => api.auth['reset-password'].$post({ json }, options),
        resetFailed,
      )
      onDone(user)
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields.newPassword : undefined
      if (refused) setError('newPassword', { message: refused }, { shouldFocus: true })
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
      <Button type="submit" look="primary" className="wide" disabled={isSubmitting}>
        {isSubmitting ? 'Updating Password...' : 'Update Password'}
      </Button>
    </form>
  )
}
