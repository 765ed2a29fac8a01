import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'

type Frame = { label: ReactNode; hint?: ReactNode; complaint?: string | undefined; aside?: ReactNode }

function describedBy(id: string, hint: ReactNode, complaint: string | undefined): string | undefined {
  return [hint ? `${id}-hint` : '', complaint ? `${id}-complaint` : ''].filter(Boolean).join(' ') || undefined
}

function Framed({
  id,
  label,
  hint,
  complaint,
  aside,
  children,
}: Frame & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
      <div className="row apart">
        <div className="complaint" id={`${id}-complaint`} aria-live="polite">
          {/* A new element for each sentence: a translated page keeps the old text. */}
          {complaint && <span key={complaint}>{complaint}</span>}
        </div>
        {aside}
      </div>
    </div>
  )
}

/** A labelled line. Its sentence of complaint stands below it, in a place kept free. */
export function Field({
  label,
  hint,
  complaint,
  aside,
  id: given,
  ...rest
}: Frame & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  const made = useId()
  const id = given ?? made
  return (
    <Framed id={id} label={label} hint={hint} complaint={complaint} aside={aside}>
      <input
        id={id}
        className="input"
        aria-invalid={complaint ? true : undefined}
        aria-describedby={describedBy(id, hint, complaint)}
        // A sheet tells a search that is on by its placeholder, which then is not shown.
        {...(rest.type === 'search' && { placeholder: ' ' })}
        {...rest}
      />
    </Framed>
  )
}

/** The same for a text of several lines. */
export function TextField({
  label,
  hint,
  complaint,
  aside,
  id: given,
  ...rest
}: Frame & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  const made = useId()
  const id = given ?? made
  return (
    <Framed id={id} label={label} hint={hint} complaint={complaint} aside={aside}>
      <textarea
        id={id}
        className="input"
        aria-invalid={complaint ? true : undefined}
        aria-describedby={describedBy(id, hint, complaint)}
        {...rest}
      />
    </Framed>
  )
}
