import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

const pause = 200

/**
 * State that stands in the address shortly after it was chosen, so that typing does not wait for the router, nor one
 * choice undoes the one before it. An address that a link brought is followed.
 * @param read what an address's query asks for; the same function at each render
 * @param write the query that asks for it
 */
export function useInAddress<T>(
  read: (query: string) => T,
  write: (state: T) => string,
): [T, Dispatch<SetStateAction<T>>] {
  const [params, setParams] = useSearchParams()
  const there = params.toString()
  const [state, setState] = useState(() => read(there))
  const written = useRef(there)
  useEffect(() => {
    if (there === written.current) return
    written.current = there
    setState(read(there))
  }, [there, read])
  const here = write(state)
  useEffect(() => {
    if (here === written.current) return
    const timer = setTimeout(() => {
      written.current = here
      setParams(new URLSearchParams(here), { replace: true, preventScrollReset: true })
    }, pause)
    return () => clearTimeout(timer)
  }, [here, setParams])
  return [state, setState]
}
