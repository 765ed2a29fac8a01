import { type ClipboardEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { codeLength } from '#events/rules/code'
import type { Host } from '#events/rules/host'
import { asTypedCode, editTokenIn } from '#events/rules/typed-code'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { ApiError, api, callApi } from '../../client/calls/api.ts'
import { referenceText } from '../../client/reference-text.ts'
import { useHydrated } from '../../client/use-hydrated.ts'
import { useHomeWords } from '../../client/words.tsx'
import { CodeField, codeId } from '../form/code-field.tsx'
import { HostContact } from '../form/host-contact.tsx'

type FieldError = { sentence: string; requestId: string | undefined; about?: Host | undefined }

/** The field for an event's code, which leads to the event's page. */
export function CodeForm() {
  const words = useHomeWords()
  const fieldRef = useRef<HTMLInputElement>(null)
  const caretRef = useRef<number | null>(null)
  const hydrated = useHydrated()
  const [code, setCode] = useState('')
  const [editToken, setEditToken] = useState<string | null>(null)
  const [isValidating, setIsValidating] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const [fieldError, setFieldError] = useState<FieldError | null>(null)

  // Apply characters that were typed before hydration.
  useLayoutEffect(() => {
    const typedCode = asTypedCode(fieldRef.current?.value ?? '')
    if (typedCode) setCode(typedCode)
  }, [])

  // After the browser's Back, which may restore the page as it was left.
  useEffect(() => {
    const reset = () => {
      setIsLeaving(false)
      setIsValidating(false)
    }
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [])

  // The browser moves the caret to the end of a field whose text a script changes.
  useLayoutEffect(() => {
    if (caretRef.current !== null) fieldRef.current?.setSelectionRange(caretRef.current, caretRef.current)
    caretRef.current = null
  })

  const setText = (text: string, upToCaret: string) => {
    caretRef.current = asTypedCode(upToCaret).length
    setCode(asTypedCode(text))
    setEditToken(editTokenIn(text))
    setFieldError(null)
  }
  /** Pasted text that holds a code replaces the field's. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (asTypedCode(text).length < codeLength) return
    event.preventDefault()
    setText(text, text)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isValidating) return
    if (code.length < codeLength) {
      setFieldError({ sentence: words.events.badCode, requestId: undefined })
      fieldRef.current?.focus()
      return
    }
    if (editToken) return location.assign(`/edit/${editToken}`)
    setIsValidating(true)
    setFieldError(null)
    try {
      await callApi(
        (options) => api.codes[':code'].$get({ param: { code } }, options),
        words.menu.menuNotLoaded,
      )
      setIsLeaving(true)
      location.assign(`/event/${code}`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // An event by invitation opens, too: its page offers to mail guests their personal link.
      if (error.code === 'by_invitation') return location.assign(`/event/${code}`)
      const requestId = error.status >= 500 ? error.requestId : undefined
      setFieldError({ sentence: error.message, requestId, about: error.details as Host | undefined })
      setIsValidating(false)
      fieldRef.current?.focus()
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
        ref={fieldRef}
        aria-describedby={fieldError ? 'event-code-error event-code-hint' : 'event-code-hint'}
        aria-invalid={fieldError ? true : undefined}
        value={code}
        onPaste={paste}
        onChange={({ target: { value, selectionStart } }) =>
          setText(value, value.slice(0, selectionStart ?? value.length))
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
        disabled={isValidating}
        aria-disabled={(hydrated && code.length < codeLength) || undefined}
      >
        <span key={String(isValidating)}>
          {isValidating ? words.home.validatingCode : words.events.accessMenu}
        </span>
      </Button>
      {isLeaving && <Loading>{words.events.loadingEvent}</Loading>}
    </form>
  )
}
