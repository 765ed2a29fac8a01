import { memo } from 'react'
import { sentence } from '#ui/sentence'
import { useOpenReceipt } from '../../client/receipt/open-receipt.ts'
import { Receipts } from '../../client/receipt/receipts.tsx'
import { useHomeWords } from '../../client/words.tsx'
import { UnsentLines } from '../form/sending/unsent.tsx'
import { CodeForm } from './code-form.tsx'
import { ExampleCards } from './example-cards.tsx'
import { Story } from './story.tsx'

/** `fromSignIn`: opened from the planner's sign-in. `receiptDue`: opens with the receipt of a response just sent. */
export type HomeData = { fromSignIn: boolean; receiptDue: boolean }

/** `/` for people who are not signed in: the field for a code, and what the site offers to planners and guests. */
export function Home({ data: { fromSignIn, receiptDue } }: { data: HomeData }) {
  const openReceipt = useOpenReceipt(receiptDue)
  // Examples beside the guest's own receipt would be confusing.
  const showsExamples = !openReceipt.token && !openReceipt.waiting
  return (
    <main
      className={`page stack loose home ${showsExamples ? 'with-examples' : ''} ${openReceipt.waiting ? 'receipt-awaited' : ''}`}
    >
      <Receipts open={openReceipt} />
      <UnsentLines />
      <Landing fromSignIn={fromSignIn} showsExamples={showsExamples} />
    </main>
  )
}

// Memoized, since it does not depend on the receipt, which changes during hydration.
const Landing = memo(function Landing({
  fromSignIn,
  showsExamples,
}: {
  fromSignIn: boolean
  showsExamples: boolean
}) {
  const words = useHomeWords()
  return (
    <>
      <div className="landing">
        <CodeForm />
        {fromSignIn && (
          <a className="button back" href="/planner">
            {words.home.backToSignIn}
          </a>
        )}
        <section className="for-planners" aria-labelledby="before-the-day">
          <h2 id="before-the-day">{words.home.beforeTheDay}</h2>
          <p className="lead quietly">{words.home.whatPlannersGet}</p>
          <div className="ways">
            <a className="button primary start" href="/planner?mode=sign-up">
              {words.home.startPlanning}
            </a>
            <a className="button" href="/try">
              {words.home.tryAsGuest}
            </a>
          </div>
          <p className="way-to-planners">
            {sentence(words.home.planningAnEvent, <a href="/planner">{words.home.plannerSignIn}</a>)}
          </p>
        </section>
        {showsExamples && <ExampleCards />}
      </div>
      <section className="stack steps" aria-labelledby="how">
        <h2 id="how">{words.home.howItWorks}</h2>
        <ol className="how">
          {words.home.howSteps.map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="quietly">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Story />
    </>
  )
})
