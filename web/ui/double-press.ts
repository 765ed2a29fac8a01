import { useRef } from 'react'

/** Presses that follow faster than this are those of an impatient hand. */
export const doublePressMs = 700

const apartPx = 24

/** A press of the pointer: its place on the screen, and the time of its event in milliseconds. */
export type Press = { clientX: number; clientY: number; timeStamp: number }

/** True if a press is the second of a double press: soon after the one before, and in its place. */
export function isSecondPress(press: Press, before: Press): boolean {
  const apart = Math.hypot(press.clientX - before.clientX, press.clientY - before.clientY)
  return press.timeStamp - before.timeStamp < doublePressMs && apart < apartPx
}

/** Tells of each press, by its time and by what was pressed, whether it follows too soon on one of the same. */
export function useIsDoublePress(): (at: number, what?: string) => boolean {
  const last = useRef({ what: '', at: Number.NEGATIVE_INFINITY })
  return (at, what = '') => {
    const again = last.current.what === what && at - last.current.at < doublePressMs
    last.current = { what, at }
    return again
  }
}
