import './account.css'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { site } from '#core/site'
import { Notice } from '#ui/notice'
import { useTitle } from '#ui/title'
import { userIs, wayBack } from '../../client/calls/session.ts'
import { MailRequestForm } from './mail-request-form.tsx'
import { SampleCard } from './sample-card.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const modes = {
  'sign-in': { title: 'Planner sign-in', lead: 'Your events, menus and guests in one place.' },
  'sign-up': { title: 'Create your account', lead: 'Free for events of up to 30 guests.' },
  reset: { title: 'Reset your password', lead: 'We send you a link to choose a new one.' },
  confirm: { title: 'Confirm your email', lead: 'We send you a new confirmation link.' },
} as const
type Mode = keyof typeof modes

function isMode(text: string | null): text is Mode {
  return text !== null && Object.hasOwn(modes, text)
}

/** State passed by navigation: the sentence of a finished step, and its address. */
type Finished = { message: string; email?: string } | null
/** `email`: the address a way here was about. */
type Brought = { finished?: Finished; email?: string } | null

/** For planners who are not signed in: sign in, create an account, or ask for a new password. */
export function Component() {
  const [search] = useSearchParams()
  const { state, search: written } = useLocation()
  const navigate = useNavigate()
  const asked = search.get('mode')
  const mode = isMode(asked) ? asked : 'sign-in'
  const { title, lead } = modes[mode]
  useTitle(`${title} · ${site.name}`)
  const brought = state as Brought
  const finished = brought?.finished ?? null
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of mode is a new screen, and is read from its top
  useEffect(() => {
    if (first.current) first.current = false
    else heading.current?.focus()
  }, [mode])
  const tell = (message: string, email?: string) =>
    void navigate(wayTo('sign-in', written), { state: { finished: { message, email } }, replace: true })
  return (
    <main className="page narrow account sign-in">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="quietly">{lead}</p>
      </header>
      {mode === 'sign-in' && finished && <Notice>{finished.message}</Notice>}
      <div className="card">
        {mode === 'sign-in' && (
          <SignInForm
            key={finished?.email}
            {...(finished?.email && { email: finished.email, unconfirmed: true })}
            onSignedIn={(user) => {
              userIs(user)
              void navigate(wayBack(written), { replace: true })
            }}
          />
        )}
        {mode === 'sign-up' && <SignUpForm onCreated={(email, message) => tell(message, email)} />}
        {mode === 'reset' && (
          <MailRequestForm purpose="reset" email={brought?.email} onSent={(_, message) => tell(message)} />
        )}
        {mode === 'confirm' && <MailRequestForm purpose="confirm" onSent={(_, message) => tell(message)} />}
        <nav className="account-ways" aria-label="Account">
          {mode !== 'sign-in' && (
            <Link to={wayTo('sign-in', written)}>
              {mode === 'sign-up' ? 'Already have an account? Sign in' : 'Back to sign in'}
            </Link>
          )}
          {mode !== 'sign-up' && <Link to={wayTo('sign-up', written)}>Create an account</Link>}
          {mode !== 'reset' && <Link to={wayTo('reset', written)}>Forgot your password?</Link>}
        </nav>
      </div>
      <p className="account-ways">
        <a href="/">Back to home</a>
      </p>
      <SampleCard />
    </main>
  )
}

/** The address of a mode; the page to go back to stays in it. */
function wayTo(mode: Mode, search: string): string {
  const next = new URLSearchParams(search).get('next')
  const query = new URLSearchParams({ ...(mode !== 'sign-in' && { mode }), ...(next && { next }) })
  return query.size > 0 ? `?${query}` : '?'
}
