import { Check, Circle } from 'lucide-react'
import { isCommon } from '#account/rules/common-passwords'
import { passwordChecks, passwordStrength } from '#account/shape/new-password'

const names = { weak: 'Weak', fair: 'Fair', good: 'Good', strong: 'Strong' } as const

/** A new password's unmet rules and strength. Its field says if it is too common. */
export function Strength({ password }: { password: string }) {
  const strength = passwordStrength(password)
  const common = isCommon(password)
  const met = passwordChecks.filter((check) => check.holds(password)).length
  return (
    <section className="strength" aria-label="Password strength">
      <div className="row apart">
        <span>Password strength</span>
        <strong aria-live="polite">{names[strength]}</strong>
      </div>
      <meter
        min={0}
        max={4}
        low={2}
        high={3}
        optimum={4}
        value={common ? 1 : met}
        aria-label={`Strength: ${names[strength]}`}
      >
        {met} of 4
      </meter>
      <ul>
        {passwordChecks.map(({ label, holds }) => (
          <li key={label} className={holds(password) ? 'met' : ''}>
            {holds(password) ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            <span>
              {label}
              <span className="visually-hidden">{holds(password) ? ': met' : ': not met'}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
