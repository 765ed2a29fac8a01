import { type ReactNode, useEffect, useRef } from 'react'
import { useHydrated } from '../../client/use-hydrated.ts'
import { useGuestWords } from '../../client/words.tsx'

/**
 * The foot of a form: the buttons, and above them one line for whatever becomes of pressing them. The line stands
 * there from the start, as readers announce only what changes in a place they know.
 * @param done it was saved: the bar says so by its colour, too
 */
export function Bar({
  line,
  done = false,
  children,
}: {
  line?: ReactNode
  done?: boolean
  children: ReactNode
}) {
  const outcome = useRef<HTMLDivElement>(null)
  // In letters so large that the bar does not stick, taking the focus also brings it to the screen.
  useEffect(() => {
    if (done) outcome.current?.focus()
  }, [done])
  return (
    <div className={done ? 'bar done' : 'bar'}>
      <div ref={outcome} className="outcome" role="alert" tabIndex={done ? -1 : undefined}>
        {line}
      </div>
      {!useHydrated() && <WithoutScript />}
      <div className="inside">{children}</div>
    </div>
  )
}

/** Says why nothing can be sent before the script is there: it is switched off, or does not arrive. */
function WithoutScript() {
  const words = useGuestWords()
  return (
    <>
      <noscript>
        <p className="says near">{words.site.needsScript}</p>
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
 * The line of a bar.
 * @param reference a line for whoever asks support
 * @param children the ways out that only this outcome has
 */
export function BarMessage({
  kind = 'plain',
  reference,
  sentence,
  children,
}: {
  kind?: 'plain' | 'error' | 'near'
  reference?: string | undefined
  sentence: ReactNode
  children?: ReactNode
}) {
  const says = useRef<HTMLDivElement>(null)
  const messageKey = typeof sentence === 'string' ? sentence : kind
  // A bar that sticks is always in sight. In letters so large that it does not, what came of a press may stand above the screen.
  useEffect(() => {
    const bar = messageKey ? says.current?.closest('.bar') : null
    if (bar && getComputedStyle(bar).position === 'static') says.current?.scrollIntoView({ block: 'nearest' })
  }, [messageKey])
  return (
    <div ref={says} className={`says ${kind}`}>
      <p key={typeof sentence === 'string' ? sentence : undefined}>{sentence}</p>
      {children}
      {reference && <p className="trace">{reference}</p>}
    </div>
  )
}
