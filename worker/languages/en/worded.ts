import type { Met } from '../../needs/rules/conflicts.ts'
import { isDiet, type OwnNeed } from '../../needs/rules/needs.ts'
import { inText, listed } from './needs.ts'

// What is said where a guest's own words name something that their dish contains, and nobody has set it as a need.

const most = 60

/** You wrote “nut allergy”. Roasted beetroot contains nuts. */
export function youWrote(
  words: string,
  dishes: readonly { name: string; found: readonly Met[] }[],
  own: readonly OwnNeed[] = [],
): string {
  const short = words.length > most ? `${words.slice(0, most).trimEnd()} …` : words
  return [
    `You wrote “${short}”.`,
    ...dishes.map(({ name, found }) => `${name} ${holding(found, own)}.`),
  ].join(' ')
}

function holding(found: readonly Met[], own: readonly OwnNeed[]): string {
  const of = (some: readonly Met[]) => listed(some.map(({ what }) => inText(what, own)))
  const has = found.filter(({ what, state }) => !isDiet(what) && state === 'contains')
  const may = found.filter(({ what, state }) => !isDiet(what) && state === 'may')
  const against = found.filter(({ what }) => isDiet(what))
  return [
    ...(has.length > 0 ? [`contains ${of(has)}`] : []),
    ...(may.length > 0 ? [`may contain ${of(may)}`] : []),
    ...(against.length > 0 ? [`is not ${of(against)}`] : []),
  ].join(', ')
}
