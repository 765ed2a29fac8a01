import { sentence } from '#ui/sentence'
import { backToSignIn, howItWorks, howSteps, plannerSignIn, planningAnEvent } from '#words/home'
import { useOpenReceipt } from '../client/open-receipt.ts'
import { Receipts } from '../client/receipts.tsx'
import { CodeForm } from './code-form.tsx'
import { UnsentLines } from './unsent.tsx'

/** `fromSignIn`: opened from the planner's sign-in. `receiptDue`: opens with the receipt of a response just given. */
export type HomeData = { fromSignIn: boolean; receiptDue: boolean }

/** `/` for people who are not signed in: the code field, and how it goes on from there. */
export function Home({ data: { fromSignIn, receiptDue } }: { data: HomeData }) {
  const open = useOpenReceipt(receiptDue)
  return (
    <main className={`page narrow stack loose home ${open.waiting ? 'receipt-awaited' : ''}`}>
      <Receipts open={open} />
      <UnsentLines />
      <CodeForm />
      {fromSignIn && (
        <a className="button" href="/planner">
          {backToSignIn}
        </a>
      )}
      <section className="stack" aria-labelledby="how">
        <h2 id="how">{howItWorks}</h2>
        <ol className="how">
          {howSteps.map(([name, words]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="quietly">{words}</p>
            </li>
          ))}
        </ol>
      </section>
      <p className="way-to-planners">{sentence(planningAnEvent, <a href="/planner">{plannerSignIn}</a>)}</p>
    </main>
  )
}
