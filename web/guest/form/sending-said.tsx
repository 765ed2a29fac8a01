import { useEffect } from 'react'
import { savedThankYou, saving } from '#party/words/guest'
import { firstNameOf } from '../../client/receipt/called-name.ts'
import { say } from '../../client/say.ts'
import type { FormState } from './machine/state.ts'

/** Says to those who listen to the page that the answer is being saved, and that it is. */
export function SendingSaid({ form: { sending, answer } }: { form: FormState }) {
  const first = firstNameOf(answer.party[0]?.name ?? '')
  const words = sending === 'sending' ? saving : sending === 'sent' && savedThankYou(first)
  useEffect(() => {
    if (words) say(words)
  }, [words])
  return null
}
