import { Link, useLocation } from 'react-router'
import { site } from '#contract/site'
import { useTitle } from '#ui/title'
import { ReceiptLines } from '../client/receipt-lines.tsx'
import { CodeForm } from './code-form.tsx'
import { Receipt } from './receipt.tsx'

const steps = [
  ['Enter your code', 'It opens the menu of your event. You need no account.'],
  ['Choose for everyone', 'Pick a dish from each course for yourself and for those who come with you.'],
  ['Send your choices', 'You can come back and change them until the deadline.'],
] as const

/** The answers given on this device: the one just given stands open. */
export function Receipts() {
  const state = useLocation().state as { answered?: string } | null
  return (
    <>
      {state?.answered && <Receipt token={state.answered} />}
      <ReceiptLines except={state?.answered} />
    </>
  )
}

/** What a guest meets first: the code field, and how it goes on from there. */
export function Component() {
  useTitle(`${site.name} · ${site.tagline}`)
  const fromSignIn = (useLocation().state as { from?: string } | null)?.from === 'planner'
  return (
    <main className="page narrow stack loose home">
      <Receipts />
      <CodeForm />
      {fromSignIn && (
        <Link className="button" to="/planner">
          Back to Sign In
        </Link>
      )}
      <section className="stack" aria-labelledby="how">
        <h2 id="how">How it works</h2>
        <ol className="how">
          {steps.map(([name, words]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="quietly">{words}</p>
            </li>
          ))}
        </ol>
      </section>
      <p className="way-to-planners">
        Are you planning an event? <Link to="/planner">Planner sign-in</Link>
      </p>
    </main>
  )
}
