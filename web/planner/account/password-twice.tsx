import { Check } from 'lucide-react'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { isCommon } from '#account/rules/common-passwords'
import { passwordTooCommon } from '#account/words/planner'
import { passwordMin } from '#core/limits'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Strength } from './strength.tsx'

type Typed = { label: string; typed: string; error: string | undefined; field: UseFormRegisterReturn }

/** A new password, typed twice: how strong it is, and whether both are the same. Either can be shown as typed. */
export function PasswordTwice({ password, again }: { password: Typed; again: Typed }) {
  const [focused, setFocused] = useState(false)
  const [shown, setShown] = useState({ password: false, again: false })
  // A word that is too short as yet may become a good one.
  const common = password.typed.length >= passwordMin && isCommon(password.typed)
  const matches = password.typed !== '' && password.typed === again.typed
  const reveal = (which: keyof typeof shown) => (
    <Button
      look="quiet"
      small
      aria-label={shown[which] ? 'Hide what is typed' : 'Show what is typed'}
      onClick={() => setShown({ ...shown, [which]: !shown[which] })}
    >
      {shown[which] ? 'Hide' : 'Show'}
    </Button>
  )
  return (
    <>
      <Field
        label={password.label}
        type={shown.password ? 'text' : 'password'}
        autoComplete="new-password"
        error={common ? passwordTooCommon : password.error}
        onFocus={() => setFocused(true)}
        inside={reveal('password')}
        {...password.field}
      />
      {focused && password.typed !== '' && <Strength password={password.typed} />}
      <Field
        label={again.label}
        type={shown.again ? 'text' : 'password'}
        autoComplete="new-password"
        error={matches ? undefined : again.error}
        aside={
          matches && (
            <span className="match" role="status">
              <Check aria-hidden="true" /> Passwords match
            </span>
          )
        }
        inside={reveal('again')}
        {...again.field}
      />
    </>
  )
}
