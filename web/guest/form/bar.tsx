import { type ReactNode, useEffect, useRef } from 'react'
import { useHydrated } from '../../client/use-hydrated.ts'
import { useGuestWords } from '../../client/words.tsx'

/**
 * The foot of a form: its buttons, and above them a live region for the message about the last press. The region is always
 * rendered, since screen readers announce only changes of a region that is there already.
 * @param done the form was saved, which the bar shows by its colour, too
 */
export function Bar({
  message,
  done = false,
  children,
}: {
  message?: ReactNode
  done?: boolean
  children: ReactNode
}) {
  const regionRef = useRef<HTMLDivElement>(null)
  // With text so large that the bar does not stick, the focus also scrolls it into view.
  useEffect(() => {
    if (done) regionRef.current?.focus()
  }, [done])
  return (
    <div className={done ? 'bar done' : 'bar'}>
      <div ref={regionRef} className="outcome" role="alert" tabIndex={done ? -1 : undefined}>
        {message}
      </div>
      {!useHydrated() && <WithoutScript />}
      <div className="inside">{children}</div>
    </div>
  )
}

/** Explains why the form cannot be sent yet: scripts are switched off, or the page is still loading its own. */
function WithoutScript() {
  const words = useGuestWords()
  return (
    <>
      <noscript>
        <p className="says warning">{words.site.needsScript}</p>
      </noscript>
      <p className="still-loading">
        {words.site.stillLoading}{' '}
        <a className="button small" href="?">
          {words.site.tryAgain}
        </a>
      </p>
    </>
  )
}

/**
 * The message in a bar.
 * @param reference text to name to the support
 * @param children actions that this message offers
 */
export function BarMessage({
  kind = 'plain',
  reference,
  sentence,
  children,
}: {
  kind?: 'plain' | 'error' | 'warning'
  reference?: string | undefined
  sentence: ReactNode
  children?: ReactNode
}) {
  const elementRef = useRef<HTMLDivElement>(null)
  const messageKey = typeof sentence === 'string' ? sentence : kind
  // A sticky bar is always in view. With text so large that the bar does not stick, the message may be off the screen.
  useEffect(() => {
    const bar = messageKey ? elementRef.current?.closest('.bar') : null
    if (bar && getComputedStyle(bar).position === 'static')
      elementRef.current?.scrollIntoView({ block: 'nearest' })
  }, [messageKey])
  return (
    <div ref={elementRef} className={`says ${kind}`}>
      <p key={typeof sentence === 'string' ? sentence : undefined}>{sentence}</p>
      {children}
      {reference && <p className="trace">{reference}</p>}
    </div>
  )
}
