import { useEffect, useRef, useState } from 'react'
import { type Failure, failureOf } from '../../client/calls/use-action.ts'

const pause = 250

/**
 * One page of a list that is searched, sorted and paged at the server. A new question replaces an older one that is
 * still under way. What is shown stays until the answer is there, and goes where the question fails.
 * @param query what is asked; typing is waited for
 * @param load asks it
 * @returns among others whether what was `found` is the answer to the present question: `current`
 */
export function usePage<Q, T>(query: Q, load: (query: Q) => Promise<T>) {
  const [found, setFound] = useState<{ answer: T; asked: string }>()
  const [failure, setFailure] = useState<Failure>()
  const [turn, setTurn] = useState(0)
  const loading = useRef(load)
  const asked = JSON.stringify(query)
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    let over = false
    const timer = setTimeout(
      () => {
        loading.current(JSON.parse(asked) as Q).then(
          (answer) => {
            if (over) return
            setFound({ answer, asked })
            setFailure(undefined)
          },
          (reason: unknown) => {
            if (!over) setFailure(failureOf(reason))
          },
        )
      },
      first.current ? 0 : pause,
    )
    first.current = false
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [asked, turn])
  const current = found?.asked === asked
  return {
    found: current || !failure ? found?.answer : undefined,
    current,
    failure,
    again: () => setTurn((now) => now + 1),
  }
}
