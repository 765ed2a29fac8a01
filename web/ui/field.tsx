import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'

type Frame = { label: ReactNode; hint?: ReactNode; error?: string | undefined; aside?: ReactNode }

/** A label with what is wrong in its field beside it, or right below it where both have no room. */
export function LabelRow({ htmlFor, label, error, aside }: Omit<Frame, 'hint'> & { htmlFor: string }) {
  return (
    <div className="label-row">
      <label htmlFor={htmlFor}>{label}</label>
      <div className="field-error" id={`${htmlFor}-error`} aria-live="polite">
        {/* A new element for each sentence: a translated page keeps the old text. */}
        {error && <span key={error}>{error}</span>}
      </div>
      {aside}
    </div>
  )
}

function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
}

function Framed({ id, label, hint, error, aside, children }: Frame & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <LabelRow htmlFor={id} label={label} error={error} aside={aside} />
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
    </div>
  )
}

/** Text as it was typed keeps its own direction, an address goes from left to right, and an empty field follows the page. */
function directionOf(value: unknown, type?: string): 'ltr' | 'auto' | undefined {
  if (type === 'email') return 'ltr'
  return value ? 'auto' : undefined
}

/**
 * A labelled line.
 * @param inside a button at its end, within its border
 */
export function Field({
  label,
  hint,
  error,
  aside,
  inside,
  id: given,
  ...rest
}: Frame & InputHTMLAttributes<HTMLInputElement> & { inside?: ReactNode; ref?: Ref<HTMLInputElement> }) {
  const made = useId()
  const id = given ?? made
  const input = (
    <input
      id={id}
      className="input"
      dir={directionOf(rest.value, rest.type)}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, hint, error)}
      // A sheet tells a search that is on by its placeholder, which then is not shown.
      {...(rest.type === 'search' && { placeholder: ' ' })}
      {...rest}
    />
  )
  return (
    <Framed id={id} label={label} hint={hint} error={error} aside={aside}>
      {inside ? (
        <div className="input-line">
          {input}
          {inside}
        </div>
      ) : (
        input
      )}
    </Framed>
  )
}

/** The same for a text of several lines. */
export function TextField({
  label,
  hint,
  error,
  aside,
  id: given,
  ...rest
}: Frame & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  const made = useId()
  const id = given ?? made
  return (
    <Framed id={id} label={label} hint={hint} error={error} aside={aside}>
      <textarea
        id={id}
        className="input"
        dir={directionOf(rest.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        {...rest}
      />
    </Framed>
  )
}
