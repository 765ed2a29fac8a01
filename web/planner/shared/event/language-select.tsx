import { type SelectHTMLAttributes, useId } from 'react'
import { languageNames } from '#languages/names'
import { LabelRow } from '#ui/field'

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  hint: string
  error?: string | undefined
  /** The choice of none of them, where it is one. */
  none?: string
}

/** A labelled list of the languages of guests and kitchens, each called by its own name. */
export function LanguageSelect({ label, hint, error, none, ...rest }: Props) {
  const id = useId()
  return (
    <div className="field">
      <LabelRow htmlFor={id} label={label} error={error} />
      <div className="hint" id={`${id}-hint`}>
        {hint}
      </div>
      <select
        id={id}
        className="input"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
        {...rest}
      >
        {none && <option value="">{none}</option>}
        {Object.entries(languageNames).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
