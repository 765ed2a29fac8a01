import { figure } from '../../core/figures.ts'

// The planner's guest list: to which party an answer belongs.

function forPeople(guests: number): string {
  return guests === 1 ? '1 guest' : `${figure(guests)} guests`
}

/** A name as an owner's: the Lees’, Ann’s. */
function ownersName(name: string): string {
  return /s$/i.test(name) ? `${name}’` : `${name}’s`
}

/** Asked about a response that perhaps answers an invitation. @param label of the party */
export function perhapsTheirs(name: string, guests: number, label: string): string {
  return `${name} answered for ${forPeople(guests)}. Perhaps ${label}?`
}
/** The same for a party that has an answer already. */
export function perhapsTwice(name: string, guests: number, label: string): string {
  return `${name} answered for ${forPeople(guests)}, too. Perhaps ${label} answered twice?`
}
export const yes = 'Yes'
export const no = 'No'
/** After a yes, a no or another word, for speech. */
export function isTheirs(name: string, label: string): string {
  return ` the answer of ${name} is ${ownersName(label)}`
}
export function isNotTheirs(name: string, label: string): string {
  return ` the answer of ${name} is not ${ownersName(label)}`
}
export function answerLinked(name: string, label: string): string {
  return `The answer of ${name} now counts for ${label}.`
}
export function answerNotTheirs(name: string, label: string): string {
  return `The answer of ${name} is not ${ownersName(label)}. You will not be asked again.`
}
export function answerUnlinked(name: string, label: string): string {
  return `The answer of ${name} no longer counts for ${label}.`
}
export const answerUndone = 'Undone.'

/** Leads from an invitation to its response. */
export const seeAnswer = 'See their answer'
/** Opens the answers among which a party's is found. */
export const findAnswer = 'Find their answer'
export const checkAnswer = 'Whose answer is it?'
export function whoseAnswer(label: string): string {
  return `Which answer is ${ownersName(label)}?`
}
export const whoseAnswerAbout = 'These answers belong to no party on your list yet.'
export const searchAnswers = 'Search by name or email'
export const noOpenAnswers = 'Every answer belongs to a party on your list.'
export const noAnswerFound = 'No answer fits your search.'
export const readingAnswers = 'Loading answers…'
export const answersNotLoaded = 'The answers could not be loaded.'
/** Makes an answer the party's. */
export function thisIsTheirs(label: string): string {
  return `This answer is ${ownersName(label)}`
}
export function notTheirs(label: string): string {
  return `This answer is not ${ownersName(label)}`
}
export function moreAnswers(count: number): string {
  return `${figure(count)} more. Search to find them.`
}
/** Facts of an answer that tell it from others. @param when its day */
export function answerFacts(guests: number, when: string, email: string | null): string {
  return [forPeople(guests), when, email].filter(Boolean).join(' · ')
}

export function twoAnswers(label: string): string {
  return `Two answers of ${label}`
}
export const twoAnswersAbout =
  'Keep one. The other is withdrawn and frees its places. You can undo it for a minute.'
export const keepThis = 'Keep this one'
export function ofAnswer(name: string): string {
  return ` the answer of ${name}`
}
export function answerKept(name: string, withdrawn: string): string {
  return `The answer of ${name} stays. The one of ${withdrawn} is withdrawn.`
}
export const backToAnswers = 'Back'

// Answering on a party's behalf.

export const answerForThem = 'Answer for them'
export function answerForParty(label: string): string {
  return `Answer for ${label}`
}
export const sayNotComing = 'Not coming'
/** Below the people of an answer that holds all of a party. */
export function allPlaces(places: number): string {
  return places === 1
    ? 'This party has 1 place.'
    : `This party has ${figure(places)} places. Leave a line empty if nobody takes it.`
}
export const notComingTitle = 'Not coming'
export const notComingAbout = 'Untick anyone who has not decided yet.'
export function answerStored(label: string): string {
  return `The answer of ${label} was saved.`
}
export function declineStored(label: string): string {
  return `${label}: not coming.`
}
