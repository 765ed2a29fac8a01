import { figure } from '../../core/figures.ts'
import type { Counts } from '../shape/invitation.ts'

/** The figures of a guest list, the same on every screen and paper. Guests who are not on it are told where there are any. */
export function countsLine({ coming, notComing, silent, invited, unlisted }: Counts): string {
  return [
    comingCount(coming),
    notComingOf(notComing),
    `${notAnsweredOf(silent)} (${figure(invited)} invited)`,
    ...(unlisted > 0 ? [`${figure(unlisted)} not on the list`] : []),
  ].join(' · ')
}

function comingCount(count: number): string {
  return `${figure(count)} coming`
}
function notComingOf(count: number): string {
  return `${figure(count)} not coming`
}
function notAnsweredOf(count: number): string {
  return `${figure(count)} not answered`
}
