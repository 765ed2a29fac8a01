import type { ReactNode } from 'react'
import { Chunk, chunk } from '../chunk.tsx'
import { AnsweredCodes } from '../receipt/kept-receipts.ts'
import { type PageWords, PageWordsProvider, useWords } from '../words.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

const toasts = chunk(async () => (await import('./toasts-chunk.tsx')).Toasts)

/**
 * Frame of each guest's page, on the server and in the browser.
 * @param answeredCodes codes of the events that this device answered
 */
export function guestRoot(page: ReactNode, words: PageWords, answeredCodes: string[]): ReactNode {
  return (
    <PageWordsProvider words={words}>
      <Around answeredCodes={answeredCodes}>{page}</Around>
    </PageWordsProvider>
  )
}

function Around({ answeredCodes, children }: { answeredCodes: string[]; children: ReactNode }) {
  const { site } = useWords()
  return (
    <ErrorBoundary site={site}>
      <AnsweredCodes value={answeredCodes}>{children}</AnsweredCodes>
      <Chunk chunk={toasts} props={{ label: site.notifications, close: site.close }} />
    </ErrorBoundary>
  )
}
