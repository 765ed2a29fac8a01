import type { ReactNode } from 'react'
import { Chunk, chunk } from '../chunk.tsx'
import { type PageWords, PageWordsProvider, useWords } from '../words.tsx'
import { Failing } from './failing.tsx'
import { Answered } from './kept-receipts.ts'

const toasts = chunk(async () => (await import('./toasts-chunk.tsx')).Toasts)

/** Frame of each guest's page, on the server and in the browser. `answered`: as `answeredIn` reads it. */
export function guestRoot(page: ReactNode, words: PageWords, answered: string[]): ReactNode {
  return (
    <PageWordsProvider words={words}>
      <Around answered={answered}>{page}</Around>
    </PageWordsProvider>
  )
}

function Around({ answered, children }: { answered: string[]; children: ReactNode }) {
  const { site } = useWords()
  return (
    <Failing site={site}>
      <Answered value={answered}>{children}</Answered>
      <Chunk chunk={toasts} props={{ label: site.notifications, close: site.close }} />
    </Failing>
  )
}
