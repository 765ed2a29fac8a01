import { type ClipboardEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { codeLength } from '#events/rules/code'
import type { Host } from '#events/rules/host'
import { asTypedCode, editTokenIn } from '#events/rules/typed-code'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { ApiError, api, ask } from '../../client/calls/api.ts'
import { referenceText } from '../../client/reference-text.ts'
import { useHydrated } from '../../client/use-hydrated.ts'
import { useHomeWords } from '../../client/words.tsx'
import { CodeField, codeId } from '../form/code-field.tsx'
import { HostContact } from '../form/host-contact.tsx'

type FieldError = { sentence: string; requestId: string | undefined; about?: Host | undefined }

/** The way in for guests: a field for six characters. Where there is a menu, it leads to the event's page. */
export function CodeForm() {
  const words = useHomeWords()
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const hydrated = useHydrated()
  const [code, setCode] = useState('')
  const [editToken, setEditToken] = useState<string | null>(null)
  const [validating, setValidating] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [fieldError, setFieldError] = useState<FieldError | null>(null)

  // Letters typed before this script arrived count.
  useLayoutEffect(() => {
    const typed = asTypedCode(field.current?.value ?? '')
    if (typed) setCode(typed)
  }, [])

  // The browser's Back finds the form as it was.
  useEffect(() => {
    const back = () => {
      setLeaving(false)
      setValidating(false)
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])

  // A field whose text is changed by a script puts the caret at its end.
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const take = (text: string, upToCaret: string) => {
    caret.current = asTypedCode(upToCaret).length
    setCode(asTypedCode(text))
    setEditToken(editTokenIn(text))
    setFieldError(null)
  }
  /** Pasted text with a code replaces the field's. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (asTypedCode(text).length < codeLength) return
    event.preventDefault()
    take(text, text)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (validating) return
    if (code.length < codeLength) {
      setFieldError({ sentence: words.events.badCode, requestId: undefined })
      field.current?.focus()
      return
    }
    if (editToken) return location.assign(`/edit/${editToken}`)
    setValidating(true)
    setFieldError(null)
    try {
      await ask((options) => api.codes[':code'].$get({ param: { code } }, options), words.menu.menuNotLoaded)
      setLeaving(true)
      location.assign(`/event/${code}`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Its page mails the link.
      if (error.code === 'by_invitation') return location.assign(`/event/${code}`)
      const requestId = error.status >= 500 ? error.requestId : undefined
      setFieldError({ sentence: error.message, requestId, about: error.details as Host | undefined })
      setValidating(false)
      field.current?.focus()
    }
  }

  return (
    // Without a script the browser sends the code itself.
    <form className="code-form" action="/event" onSubmit={(event) => void submit(event)} noValidate>
      <h1>
        <label htmlFor={codeId}>{words.events.enterCode}</label>
      </h1>
      <p className="quietly" id="event-code-hint">
        {words.events.codeHint}
      </p>
      <CodeField
        ref={field}
        aria-describedby={fieldError ? 'event-code-error event-code-hint' : 'event-code-hint'}
        aria-invalid={fieldError ? true : undefined}
        value={code}
        onPaste={paste}
        onChange={({ target: { value, selectionStart } }) =>
          take(value, value.slice(0, selectionStart ?? value.length))
        }
      />
      {fieldError && (
        <div id="event-code-error">
          <Notice kind="error" reference={referenceText(words, fieldError.requestId)}>
            {fieldError.sentence}
          </Notice>
          <HostContact event={fieldError.about} />
        </div>
      )}
      <Button
        look="primary"
        type="submit"
        className="wide"
        disabled={validating}
        aria-disabled={(hydrated && code.length < codeLength) || undefined}
      >
        <span key={String(validating)}>
          {validating ? words.home.validatingCode : words.events.accessMenu}
        </span>
      </Button>
      {leaving && <Loading>{words.events.loadingEvent}</Loading>}
    </form>
  )
}
