import { memo } from 'react'
import { sentence } from '#ui/sentence'
import { useOpenReceipt } from '../../client/receipt/open-receipt.ts'
import { Receipts } from '../../client/receipt/receipts.tsx'
import { useHomeWords } from '../../client/words.tsx'
import { UnsentLines } from '../form/sending/unsent.tsx'
import { CodeForm } from './code-form.tsx'
import { ExampleCards } from './example-cards.tsx'
import { Story } from './story.tsx'

/** `fromSignIn`: opened from the planner's sign-in. `receiptDue`: opens with the receipt of a response just given. */
export type HomeData = { fromSignIn: boolean; receiptDue: boolean }

/** `/` for people who are not signed in: the code field, what planners get, and how it goes on for guests. */
export function Home({ data: { fromSignIn, receiptDue } }: { data: HomeData }) {
  const open = useOpenReceipt(receiptDue)
  // Beside one's own menu card an example would confuse.
  const examples = !open.token && !open.waiting
  return (
    <main
      className={`page stack loose home ${examples ? 'with-examples' : ''} ${open.waiting ? 'receipt-awaited' : ''}`}
    >
      <Receipts open={open} />
      <UnsentLines />
      <Landing fromSignIn={fromSignIn} examples={examples} />
    </main>
  )
}

// Nothing of it follows a receipt, which changes while the page is taken over.
const Landing = memo(function Landing({ fromSignIn, examples }: { fromSignIn: boolean; examples: boolean }) {
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
        {examples && <ExampleCards />}
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
