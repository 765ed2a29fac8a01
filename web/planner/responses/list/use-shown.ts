import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { useInAddress } from '../../shared/list/use-in-address.ts'
import { addressOf, type Shown, shownAt } from './address.ts'
import { keepView, readLastVisit } from './last-visit.ts'

const shownIn = (query: string) => shownAt(new URLSearchParams(query), readLastVisit().view)

/** The page's view, from its address. The list chosen last is kept for the next visit. */
export function useShown(): [Shown, Dispatch<SetStateAction<Shown>>] {
  const [shown, setShown] = useInAddress(shownIn, addressOf)
  const { view } = shown
  useEffect(() => keepView(view), [view])
  return [shown, setShown]
}
