import { allergiesMax } from '../../core/limits.ts'
import { erasedAfterDays, keptAfterDays } from '../../retention/rules.ts'
import { consentVersion } from '../rules/consent.ts'

export const needUnknown = 'This event does not have that need. Please load the page again.'

// The folded line in which a guest says what somebody must avoid.

export const nothingGiven = 'Nothing given · Add'
/** @param given needs and words */
export function givenLine(given: string): string {
  return `${given} · Change`
}
/** The same while nobody has agreed that it is passed on. */
export function notAgreedYet(given: string): string {
  return `${given} · not agreed yet`
}
export const anythingElse = 'Anything else?'
/** Below that, and again at the review. */
export const ownWordsRead = 'People read what you write here. It is not compared with the dishes.'
/** Asked before going on, beside the buttons that pass on and remove. */
export const notPassedOn = 'This is not passed on yet.'
/** Beside a button that says `undo`. @param name of somebody else than the lead guest, who reads this */
export function needsRemoved(name?: string): string {
  return `${name === undefined ? 'Your' : `${name}’s`} needs were removed.`
}
/** Asked once a name was typed over another person's, who has needs. @param before the first name that went */
export function needsStay(before: string, now: string): string {
  return `Do ${before}’s needs stay for ${now}?`
}
export const keepNeeds = 'Yes, they stay'
export const removeThem = 'No, remove them'
/** Said beside the button that was pressed. @param name of somebody else than the lead guest, who reads this */
export function agreeFirst(name?: string): string {
  const whose = name === undefined ? 'your' : `${name}’s`
  return `Please agree to pass on ${whose} needs, or remove them.`
}
export const loadingNeeds = 'Loading the list…'

// Boxes of the opened line of needs, and how they are passed on.

/** @param name of somebody else than the lead guest, who reads this */
export function whatAvoid(name?: string): string {
  return `What must ${name ?? 'you'} avoid?`
}
/** Under that question: what it is for, and that it may be left. @param name of somebody else than the lead guest */
export function whyAsked(name?: string): string {
  return `So that the kitchen knows what to cook for ${name ?? 'you'}. You may leave this empty.`
}
export const more = 'More'
export const fewer = 'Fewer'
/** The kinds of a group that is ticked. @param group as the guest ticks it */
export function onlySome(group: string): string {
  return `Only some of these? Tick them, and untick ${group}.`
}
/** Before the needs that typed words name. */
export const didYouMean = 'Did you mean:'
/** @param need as the guest ticks it */
export function isIt(need: string): string {
  return `${need}?`
}
/** At the review, before `addIt` for each need that the words name. @param name of somebody else than the lead guest */
export function youWroteFor(note: string, name?: string): string {
  const who = name === undefined ? 'You wrote' : `For ${name} you wrote`
  return `${who} “${note}”. The kitchen counts what is added from the list:`
}
/** @param need as the guest ticks it */
export function addIt(need: string): string {
  return `Add: ${need}`
}
/** Heard once it is. */
export function addedToWords(need: string): string {
  return `${need} added. Your words stay as you wrote them.`
}
/** @param name of a guest */
export function ageOf(name: string): string {
  return `Is ${name} a child?`
}
export const ageNames = { adult: 'No', child: 'Child', infant: 'Infant, without a meal' }

/** @param meal whether its day is known */
export function keptHint(meal: boolean): string {
  const erased = meal ? `${keptAfterDays} days after the meal` : `${erasedAfterDays} days after the deadline`
  return `Up to ${allergiesMax} characters. Erased ${erased}.`
}
/** @param organizer who asks */
export function severeAllergy(organizer: string): string {
  return `Severe allergy? Please also speak to ${organizer} or the kitchen.`
}
/** All to whom it is passed on. @param organizer who asks @param version of the wording, as `consentWords` counts it */
function readers(organizer: string, version = consentVersion): string {
  return version < 2
    ? `${organizer} and the kitchen`
    : `${organizer}, those who plan with them and the kitchen`
}
/** Beside the button that passes on. @param organizer who asks */
export function seenBy(organizer: string): string {
  const [first = ''] = organizer
  return `${first.toUpperCase()}${readers(organizer.slice(first.length))} see this. You can remove it here; printed sheets may remain.`
}
/** The same before they agree. */
export function seenOnceAgreed(organizer: string): string {
  return `Once agreed, ${readers(organizer)} see this. You can remove it here; printed sheets may remain.`
}
/** @param organizer who asks */
export function iAgree(organizer: string): string {
  return `I agree: pass this on to ${readers(organizer)}`
}
/** @param name of somebody else than the lead guest, who reads this */
export function theyAgree(name: string): string {
  return `${name} agrees, or is my child: pass this on`
}
/** @param means `iAgree` or `theyAgree` */
export function passOnMeans(means: string): string {
  return `“${passOn}” says “${means}”.`
}
export const passOn = 'Pass on'
export const removeNeeds = 'Remove'
/**
 * The mark of what was agreed, in the wording that was agreed to.
 * @param day on which, where it is known
 * @param organizer who asks
 * @param name of somebody else
 * @param version of the wording; the present one where they agree now
 */
export function agreedThat(
  day: string | undefined,
  organizer: string,
  name?: string,
  version?: number,
): string {
  const who = name === undefined ? 'You agreed' : `${name} agreed`
  return `${who}${day === undefined ? '' : ` on ${day}`} that ${readers(organizer, version)} see this.`
}
export const takeItBack = 'Take it back'
/** Asked before. @param name of somebody else than the lead guest */
export function takesAway(name?: string): string {
  const whose = name === undefined ? 'your' : `${name}’s`
  return `Taking it back removes ${whose} needs and words. Nobody will ask the kitchen about them any more.`
}
export const keepThem = 'Keep them'
/** Heard once it is done, before it is saved. */
export const takenAway = 'Removed. Save to make it final.'
/** While little room is left in the field for words. */
export function charactersLeft(left: number): string {
  return left < 0 ? `${-left} characters too many` : `${left} characters left`
}
/** Heard once it is agreed. */
export const passedOn = 'We pass it on with your answer.'
