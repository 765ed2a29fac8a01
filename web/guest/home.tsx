import { useOpenReceipt } from '../client/open-receipt.ts'
import { Receipts } from '../client/receipts.tsx'
import { CodeForm } from './code-form.tsx'

const steps = [
  ['Enter your code', 'It opens the menu of your event. You need no account.'],
  ['Choose for everyone', 'Pick a dish from each course for yourself and for those who come with you.'],
  ['Send your choices', 'You can come back and change them until the deadline.'],
] as const

/** `fromSignIn`: opened from the planner's sign-in. `receiptDue`: opens with the receipt of a response just given. */
export type HomeData = { fromSignIn: boolean; receiptDue: boolean }

/** `/` for people who are not signed in: the code field, and how it goes on from there. */
export function Home({ data: { fromSignIn, receiptDue } }: { data: HomeData }) {
  const open = useOpenReceipt(receiptDue)
  return (
    <main className={`page narrow stack loose home ${open.waiting ? 'receipt-awaited' : ''}`}>
      <Receipts open={open} />
      <CodeForm />
      {fromSignIn && (
        <a className="button" href="/planner">
          Back to Sign In
        </a>
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
        Are you planning an event? <a href="/planner">Planner sign-in</a>
      </p>
    </main>
  )
}
